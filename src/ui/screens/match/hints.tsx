import { StyleSheet, View } from 'react-native';

import type { Kind } from '@/core/game';
import type { Advice, Hint } from '@/match/advising';
import { IconButton } from '@/ui/kit/icon-button';
import { OptionRow } from '@/ui/kit/option-row';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { signedCount } from '@/i18n/numbers';
import { useMatch, useSitting } from './sitting';
import type { Picking } from './use-picking';

/** Why, in words: the weightiest few for it and against it. */
function useReasons(): (hint: Hint<Kind>) => string {
  const { common, game } = useSitting();
  return ({ reasons }) => {
    const told = reasons.slice(0, MOST_REASONS);
    const phrases = (good: boolean): string[] =>
      told
        .filter(({ amount }) => amount >= 0 === good)
        .map(game.reason)
        .filter((phrase) => phrase !== '');
    return common.match.hints.because(phrases(true), phrases(false));
  };
}

const MOST_REASONS = 3;

function Row({ hint, chosen, onPress }: { hint: Hint<Kind>; chosen: boolean; onPress: () => void }) {
  const { common, game } = useSitting();
  const said = common.match.hints;
  const because = useReasons();
  const gain = Math.round(hint.gain);
  const worth = gain === 0 ? '' : ` · ${signedCount(gain, (points) => said.gain(String(points)))}`;
  return (
    <OptionRow
      label={`${game.button(hint.move)}${worth}`}
      note={chosen ? `${because(hint)} ${said.shown}.` : because(hint)}
      chosen={chosen}
      onPress={onPress}
    />
  );
}

/** The moves a bot would make, the best first. A tap shows one below and makes it not. */
function Best({ advice, picking }: { readonly advice: Advice<Kind>; readonly picking: Picking }) {
  const { common } = useSitting();
  const { hints: said } = common.match;
  const { index, whole, pick, open } = picking;
  const shown = whole ? advice.best : advice.best.slice(index ?? 0, (index ?? 0) + 1);
  return (
    <View role="radiogroup" aria-label={said.ask} style={styles.list}>
      {shown.map((hint) => {
        const place = advice.best.indexOf(hint);
        return <Row key={place} hint={hint} chosen={place === index} onPress={() => pick(place)} />;
      })}
      {!whole && advice.best.length > 1 && <Button kind="quiet" snug label={said.others} onPress={open} />}
    </View>
  );
}

/** What a bot would do for whoever decides: it thinks, it has no idea, or here it is. */
export function Hints({ picking }: { readonly picking: Picking }) {
  const { common, store, nameOf, match } = useSitting();
  const advice = useMatch((state) => state.advice);
  if (advice === 'none') return null;
  const { hints: said } = common.match;
  const words = {
    thinking: said.thinking,
    failed: said.none,
    there: said.title(nameOf(match.game.toAct(match.state) ?? 0)),
  };
  const state = typeof advice === 'string' ? advice : 'there';
  return (
    <View>
      <View style={styles.head} aria-live="polite">
        <Text variant="small" tone="muted" style={styles.title}>
          {words[state]}
        </Text>
        <IconButton
          icon="close"
          label={state === 'thinking' ? said.cancel : said.close}
          onPress={() => store.getState().dropAdvice()}
        />
      </View>
      {typeof advice !== 'string' && <Best advice={advice} picking={picking} />}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  list: { gap: space.tight },
});
