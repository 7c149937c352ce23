import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { GAMES, gameById } from '@/games/registry';
import { Button } from '@/ui/kit/button';
import type { GlyphName } from '@/ui/kit/glyphs';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { named, startMatch } from '../shell/start-match';
import { useSettings } from '../shell/use-settings';
import { useLanguage, useWords } from '../shell/use-words';

/** Of one of the places below, at plain letters: the longest word fits. */
const LEAST_WIDTH = 132;

interface Props {
  /** Nothing is more pressing than a new game. */
  readonly main: boolean;
}

/** Everything one can do here besides going on. */
export function HomeActions({ main }: Props) {
  const router = useRouter();
  const language = useLanguage();
  const { home } = useWords().common;
  const { lastTable } = useSettings();
  const { textScale } = useTheme();
  const game = lastTable !== null && gameById(lastTable.game) !== null ? lastTable.game : GAMES[0]?.id;
  if (game === undefined) return null;
  const rematch = (): void => {
    const id = lastTable === null ? null : startMatch(language, lastTable);
    if (id !== null) router.push({ pathname: '/match/[id]', params: { id } });
  };
  const places: readonly (readonly [GlyphName, string, () => void])[] = [
    ['log', home.savedGames, () => router.push('/saved')],
    ['rules', home.rules, () => router.push({ pathname: '/rules/[game]', params: { game } })],
    ['settings', home.settings, () => router.push('/settings')],
  ];
  return (
    <View style={styles.actions}>
      <Button
        kind={main ? 'primary' : 'secondary'}
        wide
        icon="plus"
        label={home.newGame}
        onPress={() => router.push({ pathname: '/new/[game]', params: { game } })}
      />
      {lastTable !== null && (
        <Button
          wide
          icon="turn"
          label={home.rematchWith(named(language, lastTable).seats.map(({ name }) => name))}
          onPress={rematch}
        />
      )}
      <View style={styles.places}>
        {places.map(([icon, label, go]) => (
          <View key={icon} style={[styles.place, { flexBasis: LEAST_WIDTH * textScale }]}>
            <Button wide snug icon={icon} label={label} onPress={go} />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { gap: space.cosy },
  places: { flexDirection: 'row', flexWrap: 'wrap', gap: space.cosy },
  place: { flexGrow: 1 },
});
