import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { SEAT_KINDS, type SeatSetup } from '@/match/table';
import { Button } from '@/ui/kit/button';
import { Divider } from '@/ui/kit/divider';
import { PlayerMark } from '@/ui/kit/player-mark';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { identityOf } from '../shell/identity';
import { BotFields, HelpField } from '../shell/seat-fields';
import { useSitting } from './sitting';

interface Props {
  readonly seat: SeatSetup;
  readonly onChange: (change: Partial<SeatSetup>) => void;
}

function Seat({ seat, onChange }: Props) {
  const { common, table } = useSitting();
  const { setup, match } = common;
  const { name, kind } = seat;
  return (
    <View style={styles.seat}>
      <View style={styles.name}>
        <PlayerMark colour={identityOf(seat).colour} size={28} />
        <Text variant="lead">{name}</Text>
      </View>
      <SegmentedChoice
        label={match.bots.playedBy(name)}
        options={SEAT_KINDS.map((value) => ({ value, label: setup[value] }))}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'bot' ? (
        <BotFields game={table.game} name={name} seat={seat} onChange={onChange} />
      ) : (
        <HelpField name={name} seat={seat} onChange={onChange} />
      )}
      <Divider />
    </View>
  );
}

/** Bots take over seats and give them back; nothing changes before it is confirmed. */
function Seats({ onClose }: { readonly onClose: () => void }) {
  const { common, store, table } = useSitting();
  const { bots } = common.match;
  const [seats, setSeats] = useState(table.seats);
  const change = (index: number) => (part: Partial<SeatSetup>) =>
    setSeats((now) => now.map((seat, other) => (other === index ? { ...seat, ...part } : seat)));
  const apply = (): void => {
    seats.forEach((seat, index) => {
      if (seat !== at(table.seats, index)) store.getState().reseat(index, seat);
    });
    onClose();
  };
  return (
    <Sheet
      open
      title={bots.seats}
      closeLabel={common.button.close}
      onClose={onClose}
      foot={<Button kind="primary" wide icon="check" label={bots.apply} onPress={apply} />}
    >
      <Text variant="small" tone="muted">
        {bots.seatsHint}
      </Text>
      {seats.map((seat, index) => (
        <Seat key={index} seat={seat} onChange={change(index)} />
      ))}
    </Sheet>
  );
}

export const SeatsSheet = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) =>
  open ? <Seats onClose={onClose} /> : null;

const styles = StyleSheet.create({
  seat: { gap: space.snug },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
});
