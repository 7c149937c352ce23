import { CUES, type Cue } from '@/ui/sound/cue';
import { mixed, near, noise, type Partial, ring, shaped, swell, type Wave, wave } from './synth';
import { wavOf } from './wav';

/* Everything heard at the table, made of sines and seeded noise. Dry and short: it is a table, not a hall. */

const OAK: readonly Partial[] = [
  { hertz: 410, loud: 1, fades: 0.028 },
  { hertz: 980, loud: 0.55, fades: 0.018 },
  { hertz: 1730, loud: 0.3, fades: 0.011 },
];
const knock = (seed: number): Wave =>
  shaped(near(1400, 900, noise(0.16, seed)), (t) => 3 * Math.exp(-t / 0.006));

/** A wooden piece is set on a wooden board. */
const wood = (): Wave => mixed(wave(0.16, ring(OAK)), knock(11));

const SILVER: readonly Partial[] = [
  { hertz: 3150, loud: 1, fades: 0.07 },
  { hertz: 4690, loud: 0.7, fades: 0.05 },
  { hertz: 6120, loud: 0.45, fades: 0.035 },
];
const higher = (partials: readonly Partial[], by: number): Partial[] =>
  partials.map((partial) => ({ ...partial, hertz: partial.hertz * by, loud: partial.loud * 0.8 }));

/** Two coins on a counter. */
const coin = (): Wave => mixed(wave(0.36, ring(SILVER)), wave(0.36, ring(higher(SILVER, 1.13), 0.075)));

/** Three strokes of a pen. */
function quill(): Wave {
  const strokes = [swell(0, 0.03, 0.03), swell(0.11, 0.02, 0.025), swell(0.19, 0.05, 0.03)];
  const grain = (t: number): number => 0.7 + 0.3 * Math.sin(2 * Math.PI * 190 * t);
  return shaped(
    near(3600, 1800, noise(0.34, 23)),
    (t) => strokes.reduce((sum, stroke) => sum + stroke(t), 0) * grain(t),
  );
}

/** A small church bell: hum, prime, tierce, quint, nominal. */
const bell = (): Wave =>
  wave(
    1.2,
    ring([
      { hertz: 330, loud: 0.4, fades: 0.42 },
      { hertz: 660, loud: 0.8, fades: 0.34 },
      { hertz: 785, loud: 0.55, fades: 0.26 },
      { hertz: 990, loud: 0.3, fades: 0.2 },
      { hertz: 1320, loud: 0.7, fades: 0.18 },
      { hertz: 2660, loud: 0.25, fades: 0.08 },
    ]),
  );

/** A drop: a short tone that rises. */
const drop = (start: number, hertz: number): Wave =>
  wave(0.6, (t) => {
    const since = t - start;
    return since < 0
      ? 0
      : 0.5 * Math.exp(-since / 0.03) * Math.sin(2 * Math.PI * hertz * since * (1 + since * 5));
  });

/** A hull moves off the quay. */
const water = (): Wave =>
  mixed(
    shaped(near(420, 500, noise(0.6, 31)), swell(0, 0.16, 0.14)),
    shaped(near(900, 700, noise(0.6, 37)), swell(0.2, 0.1, 0.08)),
    drop(0.12, 520),
    drop(0.27, 690),
    drop(0.36, 450),
  );

/** Fur over fur. */
const pelt = (): Wave =>
  mixed(
    shaped(near(700, 900, noise(0.26, 41)), swell(0, 0.07, 0.06)),
    shaped(near(2100, 1500, noise(0.26, 43)), (t) => 0.35 * swell(0.04, 0.05, 0.05)(t)),
  );

const TRUNK: readonly Partial[] = [
  { hertz: 96, loud: 1.5, fades: 0.08 },
  { hertz: 233, loud: 0.7, fades: 0.05 },
];

/** A blow, the creak, and the trunk on the ground. */
const axe = (): Wave =>
  mixed(
    wave(0.6, ring(OAK)),
    knock(53),
    shaped(
      near(800, 120, noise(0.6, 57)),
      (t) => 1.2 * swell(0.1, 0.16, 0.03)(t) * (Math.sin(2 * Math.PI * 34 * t) > 0 ? 1 : 0.2),
    ),
    wave(0.6, ring(TRUNK, 0.32)),
    shaped(near(300, 300, noise(0.6, 59)), (t) => 2 * swell(0.32, 0.01, 0.07)(t)),
  );

const SOUNDS: Readonly<Record<Cue, readonly [make: () => Wave, peak: number]>> = {
  wood: [wood, 0.7],
  coin: [coin, 0.45],
  quill: [quill, 0.4],
  bell: [bell, 0.6],
  water: [water, 0.6],
  pelt: [pelt, 0.5],
  axe: [axe, 0.75],
};

export const recordings = (): readonly { readonly file: string; readonly bytes: Uint8Array }[] =>
  CUES.map((cue) => {
    const [make, peak] = SOUNDS[cue];
    return { file: `${cue}.wav`, bytes: wavOf(make(), peak) };
  });
