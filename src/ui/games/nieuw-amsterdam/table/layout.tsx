import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';

import { type Phase, STEPS } from '@/games/nieuw-amsterdam/types';
import { Pane } from '@/ui/kit/pane';
import { useTheme } from '@/ui/theme/theme';
import {
  type Arrangement,
  arrangementFor,
  boardHeight,
  loweredHeight,
  panelWidth,
  playersWidth,
  smallBoardHeight,
} from './arrangement';
import { BoardPane } from './board-pane';
import { Head } from './head';
import { IncomeBeats, useIncomeBeats } from './income-beats';
import { PhasePanel } from './phase-panel';
import { PlayerLines } from './player-lines';
import { usePosition, useScene } from './scene';

interface Shares {
  readonly board: ViewStyle;
  readonly side: ViewStyle;
}

const REST: ViewStyle = { flex: 1 };
/** Where the decision takes more room than the map; so does every form but the one filled in on the map. */
const WORDY: readonly Phase[] = ['choose', 'bid', 'pay', 'takeColumn', 'upkeep', 'over'];

/** How much of the window board and panel get. */
function useShares(arranged: Arrangement): Shares {
  const { lowered, view, choice } = useScene();
  const { width, height } = useWindowDimensions();
  const { textScale } = useTheme();
  const form =
    choice !== null && choice.type !== 'buildBusinesses' && STEPS.some((step) => step === view.phase);
  const demand = { textScale, wordy: form || WORDY.includes(view.phase) };
  switch (arranged) {
    case 'desk':
    case 'beside':
      return { board: REST, side: { width: panelWidth(width, textScale) } };
    case 'low':
      return { board: REST, side: { width: panelWidth(width * 1.5, Math.min(1.1, textScale)) } };
    case 'above':
      return { board: { height: boardHeight(width, height, demand) }, side: REST };
    case 'sheet':
      return lowered
        ? { board: REST, side: { height: loweredHeight(textScale) } }
        : { board: { height: smallBoardHeight(width, height, demand) }, side: REST };
  }
}

/**
 * One tree for every window, so that turning or resizing it loses nothing half done. On a low one the head stands
 * over the board only, and the panel has all of the height.
 */
export function Layout() {
  const { leftHanded, turn, acting } = usePosition();
  const { textScale } = useTheme();
  const { width, height } = useWindowDimensions();
  const [head, setHead] = useState(0);
  const arranged = arrangementFor(width, height);
  const { board, side } = useShares(arranged);
  const [low, desk] = [arranged === 'low', arranged === 'desk'];
  const inRow = low || desk || arranged === 'beside';
  const small = low || arranged === 'sheet';
  const income = useIncomeBeats();
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => setHead(layout.height);
  const over: ViewStyle = { ...(leftHanded ? { end: 0 } : { start: 0 }), width: width - Number(side.width) };
  return (
    <View style={styles.fill}>
      <View style={low && [styles.over, over]} onLayout={measure}>
        <Head arranged={arranged} />
        {!desk && <PlayerLines arranged={arranged} />}
      </View>
      <View role="main" style={[styles.fill, inRow && styles.row, inRow && leftHanded && styles.reversed]}>
        {desk && (
          <View style={{ width: playersWidth(textScale) }}>
            <PlayerLines arranged={arranged} />
          </View>
        )}
        <View style={[board, low && { marginTop: head }]}>
          <BoardPane small={small} foldable={arranged === 'sheet'} />
          {!small && <IncomeBeats {...income} />}
        </View>
        <View style={side}>
          <Pane turn={turn}>
            {small && income.showing && acting !== null ? (
              <IncomeBeats {...income} inPlace />
            ) : (
              <PhasePanel />
            )}
          </Pane>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  reversed: { flexDirection: 'row-reverse' },
  over: { position: 'absolute', top: 0, zIndex: 1 },
});
