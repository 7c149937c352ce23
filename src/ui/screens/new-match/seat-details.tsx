import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { EDGES, type SeatSetup, type TableSetup } from '@/match/table';
import { Button } from '@/ui/kit/button';
import { Divider } from '@/ui/kit/divider';
import { space } from '@/ui/theme/space';
import { ChoiceField } from '../shell/choice-field';
import { HelpField } from '../shell/seat-fields';
import { useWords } from '../shell/use-words';
import { ColourChoice } from './colour-choice';

export interface SeatActions {
  readonly change: (change: Partial<SeatSetup>) => void;
  readonly move: () => void;
  /** null: no fewer can play. */
  readonly remove: (() => void) | null;
}

interface Props {
  readonly table: TableSetup;
  readonly seat: number;
  /** As everybody will call this player. */
  readonly name: string;
  readonly actions: SeatActions;
}

/** What few people change: colour, place, help. */
export function SeatDetails({ table, seat, name, actions }: Props) {
  const { setup } = useWords().common;
  const { colour, kind, edge } = at(table.seats, seat);
  return (
    <View style={styles.details}>
      <Divider />
      <ColourChoice name={name} value={colour} onChange={(chosen) => actions.change({ colour: chosen })} />
      {kind === 'human' && <HelpField name={name} seat={at(table.seats, seat)} onChange={actions.change} />}
      <ChoiceField
        label={setup.edge}
        fullLabel={`${setup.edge}: ${name}`}
        options={EDGES.map((value) => ({ value, label: setup.edges[value] }))}
        value={edge}
        onChange={(chosen) => actions.change({ edge: chosen })}
      />
      <View style={styles.row}>
        <Button icon="turn" label={setup.moveSeat(name)} onPress={actions.move} />
        {actions.remove !== null && (
          <Button kind="danger" icon="close" label={setup.removeSeat(name)} onPress={actions.remove} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  details: { gap: space.room },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.cosy },
});
