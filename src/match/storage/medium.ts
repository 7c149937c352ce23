import type { KeyValue } from '../key-value';

/** One of the places everything is kept in. */
export interface Medium {
  readonly name: string;
  readonly disk: KeyValue;
}

/** The media that answer. One that does not, asked several times, is left alone until the app starts again. */
export interface Reach {
  /** What each of them says; nobody: no medium answers, and the next time all are asked again. */
  ask<T>(work: (medium: Medium) => Promise<T>): Promise<ReadonlyMap<Medium, T>>;
  /** Whether all of them have answered so far. */
  whole(): boolean;
  /** Rises when a medium is given up or asked again: what was known of the media then no longer holds. */
  changes(): number;
}

const TRIES = 3;

export function createReach(media: readonly Medium[]): Reach {
  const silent = new Set<Medium>();
  let changes = 0;

  const begin = (): void => {
    if (silent.size < media.length) return;
    silent.clear();
    changes++;
  };

  return {
    whole: () => silent.size === 0,
    changes: () => changes,
    ask: async <T>(work: (medium: Medium) => Promise<T>) => {
      begin();
      const heard = new Map<Medium, T>();
      const asked = media.filter((medium) => !silent.has(medium));
      const answers = await Promise.all(asked.map((medium) => patiently(() => work(medium))));
      for (const [index, medium] of asked.entries()) {
        const answer = answers[index];
        if (answer?.ok === true) heard.set(medium, answer.value);
        else {
          silent.add(medium);
          changes++;
        }
      }
      return heard;
    },
  };
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

async function patiently<T>(work: () => Promise<T>): Promise<Answer<T>> {
  for (let tries = 1; ; tries++) {
    try {
      return { ok: true, value: await work() };
    } catch {
      if (tries === TRIES) return { ok: false }; // told by `whole`
    }
  }
}
