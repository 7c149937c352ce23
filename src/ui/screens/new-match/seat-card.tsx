import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { cleanName } from '@/match/names';
import { SEAT_KINDS, type TableSetup } from '@/match/table';
import { IconButton } from '@/ui/kit/icon-button';
import { PlayerMark } from '@/ui/kit/player-mark';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Why } from '@/ui/kit/why';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from '../shell/identity';
import { BotFields } from '../shell/seat-fields';
import { defaultName } from '../shell/start-match';
import { TextField } from '../shell/text-field';
import { useLanguage, useWords } from '../shell/use-words';
import { type SeatActions, SeatDetails } from './seat-details';

interface Props {
  readonly table: TableSetup;
  readonly seat: number;
  readonly name: string;
  readonly actions: SeatActions;
  readonly onName: (text: string) => void;
  readonly onNamed: () => void;
}

/** One place at the table: who sits there, and behind a tap everything else about them. */
export function SeatCard({ table, seat, name, actions, onName, onNamed }: Props) {
  const { palette } = useTheme();
  const language = useLanguage();
  const { setup, accessibility } = useWords().common;
  const [open, setOpen] = useState(false);
  const setting = at(table.seats, seat);
  const wanted = cleanName(setting.name);
  return (
    <View style={[styles.card, { backgroundColor: palette.panel, borderColor: palette.line }]}>
      <View style={styles.row}>
        <View style={styles.who}>
          <PlayerMark colour={identityOf(setting).colour} size={40} />
          <View style={styles.name}>
            <TextField
              label={`${setup.name}, ${setup.seat(seat + 1)}`}
              value={setting.name}
              placeholder={defaultName(language, table.seats, seat)}
              onChange={onName}
              onDone={onNamed}
            />
          </View>
        </View>
        <View style={styles.kind}>
          <SegmentedChoice
            label={`${setup.mind}: ${name}`}
            options={SEAT_KINDS.map((value) => ({ value, label: setup[value] }))}
            value={setting.kind}
            onChange={(kind) => actions.change({ kind })}
          />
          <IconButton
            icon="settings"
            label={accessibility.more(name)}
            expanded={open}
            onPress={() => setOpen(!open)}
          />
        </View>
      </View>
      {wanted !== '' && wanted !== name && (
        <Why tone="muted">{setup.nameProblem.toldApart(wanted, name)}</Why>
      )}
      {setting.kind === 'bot' && (
        <BotFields game={table.game} name={name} seat={setting} onChange={actions.change} />
      )}
      {open && <SeatDetails table={table} seat={seat} name={name} actions={actions} />}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.control, padding: space.cosy, gap: space.cosy },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.cosy },
  who: { flexGrow: 1, flexBasis: 240, flexDirection: 'row', alignItems: 'center', gap: space.snug },
  name: { flex: 1 },
  kind: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
});
