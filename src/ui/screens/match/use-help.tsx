import type { Kind } from '@/core/game';
import { assistanceNow } from '@/match/advising';
import { IconButton } from '@/ui/kit/icon-button';
import type { Help } from '@/ui/games/table-props';
import { Hints } from './hints';
import { useMatch, useSitting } from './sitting';
import { usePicking } from './use-picking';

function HelpButton() {
  const { common, store } = useSitting();
  const asked = useMatch((state) => state.advice !== 'none');
  const { askAdvice, dropAdvice } = store.getState();
  return (
    <IconButton
      raised
      icon="hint"
      label={common.match.hints.ask}
      expanded={asked}
      onPress={asked ? dropAdvice : askAdvice}
    />
  );
}

/** The advice of a bot, ready for a game's table; nothing of it for a player without help. */
export function useHelp(): Help<Kind> {
  const advice = useMatch((state) => state.advice);
  const off = useMatch(assistanceNow) === 'off';
  const picking = usePicking();
  const { index, tap } = picking;
  const given = typeof advice === 'string' ? null : advice;
  const move = index === null ? undefined : given?.best[index]?.move;
  return {
    warns: !off,
    button: off ? null : <HelpButton />,
    hints: advice === 'none' ? null : <Hints picking={picking} />,
    tried: move === undefined ? null : { tap, move },
    worths: given?.columns ?? [],
  };
}
