/** What can be heard. Nothing is told by sound alone: every cue goes with something to be seen. */
export const CUES = ['wood', 'coin', 'quill', 'bell', 'water', 'pelt', 'axe'] as const;
export type Cue = (typeof CUES)[number];

/** Milliseconds after the change. */
export interface TimedCue {
  readonly cue: Cue;
  readonly delay: number;
}
