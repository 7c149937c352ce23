import type { Kind, Seat } from '@/core/game';
import type { Words } from '@/i18n';
import type { GameWords, NameOf } from '@/i18n/words';
import type { Match, Step } from '@/match/match';

export interface LogLine {
  readonly key: string;
  /** Whom it is about; null: the whole table. */
  readonly seat: Seat | null;
  readonly round: number;
  readonly text: string;
  /** What it tells of; null: no event of the game. */
  readonly event: Kind['Event'] | null;
}

interface Saying {
  readonly game: GameWords<Kind>;
  readonly marks: Words['common']['match']['marks'];
  readonly nameOf: NameOf;
  /** Why a step was no choice; null: it was one. */
  readonly automatic: (step: Step<Kind>) => string | null;
}

const numberIn = (event: Kind['Event'], field: 'player' | 'round'): number | null => {
  const value = (event as Partial<Record<string, unknown>>)[field]; // events are plain objects
  return typeof value === 'number' ? value : null;
};

/** Every event as a sentence, and between them what was taken back. An event that names a round begins it. */
export function logLines(
  { steps, marks }: Match<Kind>,
  { game, marks: told, nameOf, automatic }: Saying,
): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  const markAt = (at: number): void =>
    marks.forEach((mark, index) => {
      if (mark.at !== at) return;
      lines.push({
        key: `mark-${index}`,
        seat: mark.by,
        round,
        text: told[mark.kind](nameOf(mark.by)),
        event: null,
      });
    });
  steps.forEach((step, at) => {
    markAt(at);
    const why = automatic(step);
    if (why !== null) lines.push({ key: `${at}-why`, seat: step.by, round, text: why, event: null });
    step.events.forEach((event, index) => {
      if (event.type === 'roundStarted') round = numberIn(event, 'round') ?? round;
      const seat = numberIn(event, 'player');
      lines.push({ key: `${at}-${index}`, seat, round, text: game.event(event, nameOf), event });
    });
  });
  markAt(steps.length);
  return lines;
}
