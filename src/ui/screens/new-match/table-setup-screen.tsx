import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Game, Kind } from '@/core/game';
import { range } from '@/core/list';
import { gameWords } from '@/i18n';
import { type TableSetup, withPlayers, withSeat } from '@/match/table';
import { Button } from '@/ui/kit/button';
import { Spread } from '@/ui/kit/spread';
import { colours } from '@/ui/theme/colours';
import { Prospect } from '../home/prospect';
import { ChoiceField } from '../shell/choice-field';
import { Page } from '../shell/page';
import { named, startMatch } from '../shell/start-match';
import { useSettings } from '../shell/use-settings';
import { useLanguage, useWords } from '../shell/use-words';
import { exchanged, firstDraft, withCleanName, without, withName } from './draft';
import { SeatCard } from './seat-card';
import { TableOptions } from './table-options';

/** Who plays, where they sit and who starts: ready to start as it opens. */
export function TableSetupScreen({ game }: { readonly game: Game<Kind> }) {
  const router = useRouter();
  const language = useLanguage();
  const { setup } = useWords().common;
  const { lastTable } = useSettings();
  const [table, setTable] = useState<TableSetup>(() => firstDraft(game, lastTable));
  const { min, max } = game.seats;
  const names = named(language, table).seats.map(({ name }) => name);
  const start = (): void => {
    const id = startMatch(
      language,
      table.seats.reduce((draft, _, seat) => withCleanName(draft, seat), table),
    );
    if (id !== null) router.replace({ pathname: '/match/[id]', params: { id } });
  };
  return (
    <Page
      title={setup.heading(gameWords(language, game.id)?.title ?? game.id)}
      broad
      footer={
        <View style={styles.foot}>
          <Button kind="primary" wide icon="ship" label={setup.start} onPress={start} />
        </View>
      }
    >
      <Spread>
        <>
          <ChoiceField
            inline
            label={setup.seats}
            options={range(max - min + 1).map((more) => ({ value: min + more, label: String(min + more) }))}
            value={table.seats.length}
            onChange={(players) => setTable((now) => withPlayers(now, players))}
          />
          {names.map((name, seat) => (
            <SeatCard
              key={seat}
              table={table}
              seat={seat}
              name={name}
              onName={(text) => setTable((now) => withName(now, seat, text))}
              onNamed={() => setTable((now) => withCleanName(now, seat))}
              actions={{
                change: (change) => setTable((now) => withSeat(now, seat, change)),
                move: () => setTable((now) => exchanged(now, seat)),
                remove: names.length > min ? () => setTable((now) => without(now, seat)) : null,
              }}
            />
          ))}
        </>
        <>
          <TableOptions
            table={table}
            names={names}
            onChange={(change) => setTable((now) => ({ ...now, ...change }))}
          />
          <View style={styles.picture}>
            <Prospect />
          </View>
        </>
      </Spread>
    </Page>
  );
}

const styles = StyleSheet.create({
  picture: {
    aspectRatio: 15 / 7,
    overflow: 'hidden',
    borderWidth: 2,
    borderColor: colours.ink,
    backgroundColor: colours.sea,
  },
  foot: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
