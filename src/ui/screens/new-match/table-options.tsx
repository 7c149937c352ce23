import { ORIENTATIONS, type TableSetup } from '@/match/table';
import { Panel } from '@/ui/kit/panel';
import { ChoiceField } from '../shell/choice-field';
import { useWords } from '../shell/use-words';
import { TablePlan } from './table-plan';

interface Props {
  readonly table: TableSetup;
  readonly names: readonly string[];
  readonly onChange: (change: Partial<Pick<TableSetup, 'first' | 'orientation'>>) => void;
}

const RANDOM = -1;

/** What concerns the whole table. */
export function TableOptions({ table, names, onChange }: Props) {
  const { setup } = useWords().common;
  return (
    <Panel>
      <ChoiceField
        label={setup.first}
        options={[
          { value: RANDOM, label: setup.firstRandom },
          ...names.map((name, value) => ({ value, label: name })),
        ]}
        value={table.first ?? RANDOM}
        onChange={(first) => onChange({ first: first === RANDOM ? null : first })}
      />
      <ChoiceField
        label={setup.orientation}
        options={ORIENTATIONS.map((value) => ({ value, ...setup.orientations[value] }))}
        value={table.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      {table.orientation !== 'pass' && <TablePlan seats={table.seats} names={names} />}
    </Panel>
  );
}
