import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Businesses } from '@/games/nieuw-amsterdam/moves';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { Player } from '@/games/nieuw-amsterdam/types';
import { type Words, words } from '@/i18n';
import type { TableProps, Tried } from '@/ui/games/table-props';
import { type Choice, pickedBy } from '../drafts/tried';

/** Everything the parts of the table look at, with the words to say it. */
export interface Scene extends TableProps<Kind> {
  readonly say: Words['games']['nieuw-amsterdam'];
  readonly common: Words['common'];
  readonly nameOf: (seat: Seat) => string;
  /** Who is to act, or the first seat when nobody is. */
  readonly seat: Seat;
  readonly me: Player;
  readonly why: (refusal: Refusal) => string;
  /** The hint that forms begin with. */
  readonly tried: Tried<Kind> | null;
  readonly choice: Choice | null;
  readonly choose: (choice: Choice | null) => void;
  /** Businesses picked on the board or in the list, to be built or closed. */
  readonly counts: Businesses;
  readonly setCounts: (counts: Businesses) => void;
  /** How many steps there were when somebody last acted on this screen. */
  readonly actedAt: number;
  /** On a phone: only prompt and main action are left of the panel, for a larger board. */
  readonly lowered: boolean;
  readonly lower: (lowered: boolean) => void;
  /** Both at once. */
  readonly pick: (picked: { readonly choice: Choice; readonly counts: Businesses }) => void;
}

const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('outside of a table');
  return scene;
}

interface Picked {
  readonly step: number;
  readonly tried: Tried<Kind> | null;
  readonly choice: Choice | null;
  readonly counts: Businesses;
}

/**
 * What is picked holds for one position only: the next starts with nothing picked. A hint that is tapped picks what
 * it says; when the advice is put away again, that stays.
 */
function usePicked(step: number, tried: Tried<Kind> | null) {
  const fresh: Picked = { step, tried, ...pickedBy(tried?.move ?? null) };
  const [kept, keep] = useState<Picked>(fresh);
  const tapped = tried !== null && tried.tap !== kept.tried?.tap;
  const picked = kept.step !== step || tapped ? fresh : kept;
  if (picked !== kept && tapped) keep(fresh);
  return { picked, keep };
}

export function SceneProvider(props: TableProps<Kind> & { readonly children: ReactNode }) {
  const { language, seats, view, acting, past, onMove, help } = props;
  const [actedAt, setActedAt] = useState(-1);
  const [lowered, lower] = useState(false);
  const { picked, keep } = usePicked(past.length, help.tried);
  const scene = useMemo((): Scene => {
    const { common, games } = words(language);
    const say = games['nieuw-amsterdam'];
    const seat = acting ?? 0;
    return {
      ...props,
      say,
      common,
      seat,
      actedAt,
      lowered,
      lower,
      onMove: (move) => {
        setActedAt(past.length);
        onMove(move);
      },
      me: at(view.players, seat),
      nameOf: (other) => at(seats, other).name,
      why: (refusal) =>
        refusal.rule === 'PROTOCOL' ? say.refusal(refusal) : `${say.refusal(refusal)} ${refusal.rule}`,
      tried: picked.tried,
      choice: picked.choice,
      choose: (choice) => keep({ ...picked, choice }),
      counts: picked.counts,
      setCounts: (counts) => keep({ ...picked, counts }),
      pick: (both) => keep({ ...picked, ...both }),
    };
  }, [props, language, seats, view, acting, past, onMove, actedAt, lowered, picked, keep]);
  return <SceneContext value={scene}>{props.children}</SceneContext>;
}
