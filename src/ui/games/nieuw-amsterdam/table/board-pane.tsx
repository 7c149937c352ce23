import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Phase } from '@/games/nieuw-amsterdam/types';
import { Board } from '../board/board';
import type { SpotId } from '../board/spots';
import type { BoardView } from '../board/views';
import type { Sheet } from '../board/layout';
import { useMotion } from '../motion/motion-stage';
import { boardLabels } from './board-labels';
import { boardSpots, tapSpot } from './board-spots';
import { BoardTabs } from './board-tabs';
import { ownerTold } from './places-told';
import { PointedOut } from './pointed-out';
import { type Scene, useScene } from './scene';

/** What matters in each phase. */
const MATTERS: Readonly<Record<Phase, BoardView>> = {
  placement: 'city',
  choose: 'moneyBox',
  bid: 'moneyBox',
  pay: 'moneyBox',
  takeColumn: 'moneyBox',
  city: 'city',
  land: 'offers',
  trade: 'offers',
  upkeep: 'city',
  over: 'whole',
};

/** The part looked at: what matters now, until somebody wants to see another. */
function usePart(phase: Phase) {
  const [wanted, setWanted] = useState<{ readonly phase: Phase; readonly part: BoardView } | null>(null);
  const part = wanted?.phase === phase ? wanted.part : MATTERS[phase];
  return [part, (next: BoardView) => setWanted({ phase, part: next })] as const;
}

interface Props {
  readonly small: boolean;
  /** Whether the panel can be lowered to make it larger. */
  readonly foldable: boolean;
}

/** The same function for good, so that a tap on one place draws no other again; it acts on what is there by then. */
function useTap(scene: Scene): (id: SpotId) => void {
  const latest = useRef(scene);
  useLayoutEffect(() => {
    latest.current = scene;
  });
  return useCallback((id: SpotId) => tapSpot(latest.current, id), []);
}

/** The board: whole, or in a small window a part of it with tabs for the others. */
export function BoardPane({ small, foldable }: Props) {
  const scene = useScene();
  const { picture, over } = useMotion();
  const [part, setPart] = usePart(scene.view.phase);
  const onSpot = useTap(scene);
  const { pointed } = scene;
  const owner = pointed?.map(ownerTold).find((seat) => seat !== null) ?? null;
  const above = (sheet: Sheet, scale: number) => (
    <>
      {over(sheet, scale)}
      {pointed !== null && <PointedOut events={pointed} sheet={sheet} scale={scale} />}
    </>
  );
  return (
    <View style={styles.fill}>
      <Board
        view={picture ?? scene.view}
        seats={scene.seats}
        spots={boardSpots(scene)}
        labels={boardLabels(scene)}
        onSpot={onSpot}
        part={small ? (pointed === null ? part : 'whole') : null}
        {...(owner !== null && { shown: owner })}
        over={above}
      />
      {small && <BoardTabs value={part} onChange={setPart} foldable={foldable} />}
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
