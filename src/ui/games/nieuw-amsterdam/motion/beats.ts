import type { Event } from '@/games/nieuw-amsterdam/events';

/** What belongs together is seen together: resources by the rule and the way they go, points by their source. */
function beatOf(event: Event): string {
  if ('source' in event) return event.source;
  if ('amount' in event && event.type !== 'bidMade' && event.type !== 'auctionWon') {
    const way = event.amount > 0 ? 'gained' : 'paid';
    return event.rule.startsWith('NA-I') ? event.rule : way;
  }
  return event.type;
}

/** The events in the beats they are played in: income comes in four. */
export function beats(events: readonly Event[]): (readonly Event[])[] {
  const played: Event[][] = [];
  let last = '';
  for (const event of events) {
    const beat = beatOf(event);
    if (beat === last) played[played.length - 1]?.push(event);
    else played.push([event]);
    last = beat;
  }
  return played;
}
