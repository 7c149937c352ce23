import { levelsOf } from '@/match';
import { ASSISTANCES, type SeatSetup, TEMPERAMENTS } from '@/match/table';
import { ChoiceField } from './choice-field';
import { useWords } from './use-words';

interface Props {
  /** As everybody calls this player. */
  readonly name: string;
  readonly seat: SeatSetup;
  readonly onChange: (change: Partial<SeatSetup>) => void;
}

/** How well a bot plays and what it likes. */
export function BotFields({ game, name, seat, onChange }: Props & { readonly game: string }) {
  const { setup } = useWords().common;
  return (
    <>
      <ChoiceField
        label={setup.level}
        fullLabel={`${setup.level}: ${name}`}
        options={levelsOf(game).map((value) => ({ value, ...setup.levelOf(value) }))}
        value={seat.level}
        onChange={(level) => onChange({ level })}
      />
      <ChoiceField
        label={setup.temperament}
        fullLabel={`${setup.temperament}: ${name}`}
        options={TEMPERAMENTS.map((value) => ({ value, ...setup.temperaments[value] }))}
        value={seat.temperament}
        onChange={(temperament) => onChange({ temperament })}
      />
    </>
  );
}

/** How much a person is helped. */
export function HelpField({ name, seat, onChange }: Props) {
  const { setup } = useWords().common;
  return (
    <ChoiceField
      label={setup.assistance}
      fullLabel={`${setup.assistance}: ${name}`}
      options={ASSISTANCES.map((value) => ({ value, ...setup.assistances[value] }))}
      value={seat.assistance}
      onChange={(assistance) => onChange({ assistance })}
    />
  );
}
