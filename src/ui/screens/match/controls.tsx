import { useState } from 'react';

import { selectCanRedo, selectRestartTurn, selectUndo } from '@/match/selectors';
import { IconButton } from '@/ui/kit/icon-button';
import { LogSheet } from './log-sheet';
import { MenuSheet } from './menu-sheet';
import { SaveLine } from './save-state';
import { SeatsSheet } from './seats-sheet';
import { useMatch, useSitting } from './sitting';

type Open = 'log' | 'menu' | 'seats' | null;

/** Taking back, the log, the rules and the menu. */
export function Controls() {
  const { common, store, ways, tell } = useSitting();
  const { match } = common;
  const [open, setOpen] = useState<Open>(null);
  const undo = useMatch(selectUndo);
  const restart = useMatch(selectRestartTurn);
  const canRedo = useMatch(selectCanRedo);
  const { undo: undoStep, restartTurn, redo } = store.getState();
  const close = () => setOpen(null);
  return (
    <>
      <SaveLine />
      <IconButton
        icon="undo"
        label={match.undo.step}
        disabled={undo === null}
        onAsked={() => tell(match.undo.nothing)}
        onPress={undoStep}
      />
      <IconButton
        icon="turn"
        label={match.undo.restartTurn}
        disabled={restart === null}
        onAsked={() => tell(match.undo.nothing)}
        onPress={restartTurn}
      />
      <IconButton
        icon="redo"
        label={match.undo.redo}
        disabled={!canRedo}
        onAsked={() => tell(match.undo.nothingToRedo)}
        onPress={redo}
      />
      <IconButton
        icon="log"
        label={match.log.title}
        expanded={open === 'log'}
        onPress={() => setOpen('log')}
      />
      <IconButton icon="rules" label={match.rules} onPress={() => ways.rules()} />
      <IconButton icon="menu" label={match.menu} expanded={open === 'menu'} onPress={() => setOpen('menu')} />
      <LogSheet open={open === 'log'} onClose={close} />
      <MenuSheet open={open === 'menu'} onClose={close} onSeats={() => setOpen('seats')} />
      <SeatsSheet open={open === 'seats'} onClose={close} />
    </>
  );
}
