import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { STEPS } from '@/games/nieuw-amsterdam/types';
import { Panel } from '@/ui/kit/panel';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { Text } from '@/ui/kit/text';
import { useKeptFocus } from '@/ui/kit/use-kept-focus';
import { Why } from '@/ui/kit/why';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { ForcedNews } from './forced-news';
import { SaleNews } from './sale-news';
import { useScene } from './scene';
import { TurnBanner } from './turn-banner';

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

interface Props {
  readonly title?: string;
  readonly aside?: ReactNode;
  /** The main action with what it would do: pinned under the rest, always in sight. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

function Card({ title, aside, children }: Omit<Props, 'foot'>) {
  const low = useRoom().height < LOW_ROOM;
  if (!low)
    return (
      <Panel {...(title !== undefined && { title })} aside={aside}>
        {children}
      </Panel>
    );
  return (
    <View style={styles.plain}>
      {title !== undefined && (
        <View style={styles.head}>
          <Text variant="subheading" style={styles.title}>
            {title}
          </Text>
          {aside}
        </View>
      )}
      {children}
    </View>
  );
}

/** The player's side: whose turn, what happened, what to decide, and the button that does it. */
export function Decision({ foot, children, ...card }: Props) {
  const { news, acting, choice, view, lowered, help, explained, past } = useScene();
  const { palette } = useTheme();
  const inForm = choice !== null && STEPS.some((step) => step === view.phase);
  const scroll = useRef<ScrollView>(null);
  const advised = help.hints !== null;
  // Starts at its head at every hand-over, with every form and with advice.
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [acting, inForm, advised]);
  const panel = useKeptFocus(`${past.length} ${inForm}`);
  return (
    <View ref={panel} tabIndex={-1} style={[lowered ? styles.lowered : styles.fill, styles.quiet]}>
      <View style={styles.banner}>
        <TurnBanner />
        {explained !== null && <Why>{explained}</Why>}
      </View>
      <ScrollView
        ref={scroll}
        tabIndex={-1}
        style={[styles.fill, lowered && styles.hidden]}
        contentContainerStyle={styles.side}
      >
        {help.hints}
        {!inForm && news}
        <SaleNews />
        <ForcedNews />
        {isThere(children) && <Card {...card}>{children}</Card>}
      </ScrollView>
      {isThere(foot) && <View style={[styles.foot, { borderColor: palette.line }]}>{foot}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  lowered: { flexGrow: 0 },
  quiet: { outlineWidth: 0 },
  hidden: { display: 'none' },
  banner: { paddingHorizontal: space.snug, paddingTop: space.tight },
  side: { padding: space.snug, gap: space.snug },
  plain: { gap: space.snug },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  title: { flex: 1 },
  foot: { padding: space.snug, borderTopWidth: 1 },
});
