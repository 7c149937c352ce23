import { type FurCounts, FURS } from '@/games/nieuw-amsterdam/types';
import { withFur } from '../drafts/furs';
import { CountRow } from './count-row';
import { Rows } from './rows';
import { usePosition } from './scene';

interface Props {
  readonly there: FurCounts;
  readonly most: number;
  readonly value: FurCounts;
  readonly onChange: (furs: FurCounts) => void;
}

/** The types of fur there are, with a number each. */
export function FurRows({ there, most, value, onChange }: Props) {
  const { say } = usePosition();
  const rows = FURS.filter((fur) => there[fur] > 0).map((fur) => (
    <CountRow
      key={fur}
      icon={fur}
      label={say.names.fur[fur]}
      note={say.moves.upTo(there[fur])}
      value={value[fur]}
      max={withFur(value, fur, Infinity, { there, most })[fur]}
      onChange={(number) => onChange(withFur(value, fur, number, { there, most }))}
    />
  ));
  return <Rows>{rows}</Rows>;
}
