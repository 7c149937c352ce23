import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Businesses } from '@/games/nieuw-amsterdam/moves';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { Player } from '@/games/nieuw-amsterdam/types';
import { type Words, words } from '@/i18n';
import { type About, AboutProvider } from '@/ui/kit/about';
import type { TableProps, Tried } from '@/ui/games/table-props';
import { type Locked, NONE_LOCKED } from '../drafts/payment';
import { type Choice, pickedBy } from '../drafts/tried';

/** The position on the table with the words to say it: the same whatever somebody is about to do. */
export interface Position extends TableProps<Kind> {
  readonly say: Words['games']['nieuw-amsterdam'];
  readonly common: Words['common'];
  readonly nameOf: (seat: Seat) => string;
  /** Who is to act, or the first seat when nobody is. */
  readonly seat: Seat;
  readonly me: Player;
  readonly why: (refusal: Refusal) => string;
  /** The hint that forms begin with. */
  readonly tried: Tried<Kind> | null;
  /** How many steps there were when somebody last acted on this screen. */
  readonly actedAt: number;
  readonly choose: (choice: Choice | null) => void;
  readonly setCounts: (counts: Businesses) => void;
  readonly explain: (sentence: string) => void;
  /** What whoever is to act keeps back in bids and payments. */
  readonly locked: Locked;
  readonly lock: (locked: Locked) => void;
  /** Both at once. */
  readonly pick: (picked: { readonly choice: Choice; readonly counts: Businesses }) => void;
}

/** Everything the parts of the table look at: the position, and what somebody is about to do. */
export interface Scene extends Position {
  readonly choice: Choice | null;
  /** Businesses picked on the board or in the list, to be built or closed. */
  readonly counts: Businesses;
  /** Why the place that was tapped cannot be used; null: nobody asked. */
  readonly explained: string | null;
  /** On a phone: only prompt and main action are left of the panel, for a larger board. */
  readonly lowered: boolean;
  readonly lower: (lowered: boolean) => void;
}

const PositionContext = createContext<Position | null>(null);
const SceneContext = createContext<Scene | null>(null);

function inside<T>(there: T | null): T {
  if (there === null) throw new Error('outside of a table');
  return there;
}

/** For what only changes when somebody has moved: it is not drawn again for every tap before. */
export const usePosition = (): Position => inside(useContext(PositionContext));

export const useScene = (): Scene => inside(useContext(SceneContext));

interface Picked {
  readonly step: number;
  readonly tried: Tried<Kind> | null;
  readonly choice: Choice | null;
  readonly counts: Businesses;
  readonly explained: string | null;
}

/**
 * What is picked holds for one position only: the next starts with nothing picked. A hint that is tapped picks what
 * it says; when the advice is put away again, that stays.
 */
function usePicked(step: number, tried: Tried<Kind> | null) {
  const fresh: Picked = { step, tried, explained: null, ...pickedBy(tried?.move ?? null) };
  const [kept, keep] = useState<Picked>(fresh);
  const tapped = tried !== null && tried.tap !== kept.tried?.tap;
  const picked = kept.step !== step || tapped ? fresh : kept;
  if (picked !== kept) keep(fresh);
  const change = useCallback(
    (more: Partial<Picked>) => keep((before) => ({ ...before, explained: null, ...more })),
    [],
  );
  return { picked, change };
}

interface Changes {
  readonly tried: Tried<Kind> | null;
  readonly change: (more: Partial<Picked>) => void;
}

function usePositionOf(props: TableProps<Kind>, { tried, change }: Changes): Position {
  const { language, seats, view, acting, past, onMove } = props;
  const [actedAt, setActedAt] = useState(-1);
  const [locks, setLocks] = useState<Readonly<Record<number, Locked>>>({});
  return useMemo((): Position => {
    const { common, games } = words(language);
    const say = games['nieuw-amsterdam'];
    const seat = acting ?? 0;
    return {
      ...props,
      say,
      common,
      seat,
      actedAt,
      onMove: (move) => {
        setActedAt(past.length);
        onMove(move);
      },
      me: at(view.players, seat),
      nameOf: (other) => at(seats, other).name,
      why: (refusal) =>
        refusal.rule === 'PROTOCOL' ? say.refusal(refusal) : `${say.refusal(refusal)} ${refusal.rule}`,
      tried,
      choose: (choice) => change({ choice }),
      setCounts: (counts) => change({ counts }),
      explain: (explained) => change({ explained }),
      locked: locks[seat] ?? NONE_LOCKED,
      lock: (locked) => setLocks((others) => ({ ...others, [seat]: locked })),
      pick: change,
    };
  }, [props, tried, change, language, seats, view, acting, past, onMove, actedAt, locks]);
}

const RULE = /\bNA-[A-Z]\d+\b/;

/** A sentence that names a rule leads to it. */
function useRuleLinks({ common, onRule }: Position): (sentence: string) => About | null {
  return useCallback(
    (sentence: string) => {
      const rule = RULE.exec(sentence)?.[0];
      return rule === undefined ? null : { label: common.match.rule(rule), onPress: () => onRule(rule) };
    },
    [common, onRule],
  );
}

interface ProviderProps {
  readonly table: TableProps<Kind>;
  readonly children: ReactNode;
}

export function SceneProvider({ table, children }: ProviderProps) {
  const { picked, change } = usePicked(table.past.length, table.help.tried);
  const position = usePositionOf(table, { tried: picked.tried, change });
  const [lowered, lower] = useState(false);
  const { choice, counts, explained } = picked;
  const about = useRuleLinks(position);
  const scene = useMemo(
    (): Scene => ({ ...position, choice, counts, explained, lowered, lower }),
    [position, choice, counts, explained, lowered],
  );
  return (
    <PositionContext value={position}>
      <SceneContext value={scene}>
        <AboutProvider value={about}>{children}</AboutProvider>
      </SceneContext>
    </PositionContext>
  );
}
