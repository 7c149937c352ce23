import { useState } from 'react';

import { assistanceNow } from '@/match/advising';
import { useMatch } from './sitting';

/** Which hint is shown on the table, and whether the others stand beside it. */
export interface Picking {
  readonly index: number | null;
  readonly whole: boolean;
  readonly pick: (index: number) => void;
  readonly open: () => void;
}

/** Of one advice; the next begins anew. */
interface Picked {
  readonly of: unknown;
  readonly index: number | null;
  readonly tap: number;
  readonly whole: boolean;
}

/** A coach who was not asked says one thing only; whoever asked gets all of it. */
export function usePicking(): Picking & { readonly tap: number } {
  const advice = useMatch((state) => state.advice);
  const unasked = useMatch(assistanceNow) === 'coach';
  const [kept, keep] = useState<Picked | null>(null);
  const fresh: Picked = { of: advice, index: null, tap: kept?.tap ?? 0, whole: !unasked };
  const { index, tap, whole } = kept?.of === advice ? kept : fresh;
  return {
    ...{ index, tap, whole },
    pick: (chosen) => keep({ of: advice, index: chosen, tap: tap + 1, whole: false }),
    open: () => keep({ of: advice, index, tap, whole: true }),
  };
}
