import { useState } from 'react';

/**
 * The plan for a change, made once when the change comes and kept until the next: what a setting or the window
 * does meanwhile must not start it again.
 */
export function usePlan<View, Event, Plan>(
  view: View,
  events: readonly Event[],
  plan: (before: View) => Plan,
): Plan {
  const [kept, keep] = useState(() => ({ view, events, plan: plan(view) }));
  if (kept.view === view && kept.events === events) return kept.plan;
  const next = { view, events, plan: kept.events === events ? kept.plan : plan(kept.view) };
  keep(next);
  return next.plan;
}
