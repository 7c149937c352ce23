import { useRef, useEffect } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { STEPS } from '@/games/nieuw-amsterdam/types';
import type { TableProps } from '@/ui/games/table-props';
import { space } from '@/ui/theme/space';
import { Board } from '../board/board';
import { boardLabels } from './board-labels';
import { boardSpots, tapSpot } from './board-spots';
import { ForcedNews } from './forced-news';
import { Head } from './head';
import { IncomeBeats } from './income-beats';
import { PhasePanel } from './phase-panel';
import { PlayerLines } from './player-lines';
import { SaleNews } from './sale-news';
import { SceneProvider, useScene } from './scene';
import { TurnBanner } from './turn-banner';
import { TurnEnd } from './turn-end';

const SIDE_BY_SIDE = 840;
const PANEL = 360;
/** The height of the landscape sheet by its width, and a little room. */
const SHEET = 0.84;

function Picture() {
  const scene = useScene();
  return (
    <Board
      view={scene.view}
      seats={scene.seats}
      spots={boardSpots(scene)}
      labels={boardLabels(scene)}
      onSpot={(id) => tapSpot(scene, id)}
    />
  );
}

/** The player's side: whose turn, what happened, what to decide. Starts at its head at every hand-over. */
function Side() {
  const { news, acting, human, turn, choice, view } = useScene();
  const step = STEPS.find((name) => name === view.phase);
  const inForm = choice !== null && step !== undefined;
  const scroll = useRef<ScrollView>(null);
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [acting, inForm]);
  return (
    <View style={[styles.fill, turn === 'upsideDown' && styles.upsideDown]}>
      <ScrollView ref={scroll} style={styles.fill} contentContainerStyle={styles.side}>
        <TurnBanner />
        {!inForm && news}
        <SaleNews />
        <ForcedNews />
        <PhasePanel />
      </ScrollView>
      {step !== undefined && human && !inForm && <TurnEnd step={step} />}
    </View>
  );
}

function Layout() {
  const { leftHanded } = useScene();
  const { width, height } = useWindowDimensions();
  const beside = width >= SIDE_BY_SIDE;
  return (
    <View style={styles.fill}>
      <Head />
      <PlayerLines />
      <View role="main" style={[styles.fill, beside && styles.row, beside && leftHanded && styles.reversed]}>
        <View style={beside ? styles.fill : { height: Math.min(height * 0.45, width * SHEET) }}>
          <Picture />
          <IncomeBeats />
        </View>
        <View style={beside ? styles.panel : styles.fill}>
          <Side />
        </View>
      </View>
    </View>
  );
}

/** The table of Nieuw Amsterdam: board, players, and whatever there is to decide. */
export function Table(props: TableProps<Kind>) {
  return (
    <SceneProvider {...props}>
      <Layout />
    </SceneProvider>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  reversed: { flexDirection: 'row-reverse' },
  panel: { width: PANEL },
  side: { padding: space.snug, gap: space.snug },
  upsideDown: { transform: [{ rotate: '180deg' }] },
});
