import { useMemo } from 'react';

import type { Kind } from '@/core/game';
import type { Match } from '@/match/match';
import type { Ask } from '@/ui/games/table-props';

/** The rules, ready to be asked about the position of now. */
export function useAsk({ game, state }: Match<Kind>): Ask<Kind> {
  return useMemo(
    () => ({
      whyNot: (type, at) => game.whyNot(state, game.toAct(state) ?? 0, type, at),
      judge: (move) => {
        const played = game.play(state, move);
        return played.ok ? null : played.refusal;
      },
      preview: (move) => {
        const seen = game.preview(state, move);
        return seen.ok ? seen.preview : null;
      },
    }),
    [game, state],
  );
}
