import type { Cue } from './cue';
import { SOURCES } from './sources';

let context: AudioContext | null = null;
const loaded = new Map<Cue, Promise<AudioBuffer | null>>();

async function load(cue: Cue, into: AudioContext): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(String(SOURCES[cue]));
    return await into.decodeAudioData(await answer.arrayBuffer());
  } catch {
    loaded.delete(cue); // offline before it was kept: silent now, tried again next time
    return null;
  }
}

/** Plays from the start, even while it is still sounding; `volume` from 0 to 1. */
export function playSound(cue: Cue, volume: number): void {
  context ??= new AudioContext();
  const out = context;
  // Browsers keep a page silent until somebody has touched it; what comes before is not made up for.
  if (out.state === 'suspended') void out.resume();
  const sound = loaded.get(cue) ?? load(cue, out);
  loaded.set(cue, sound);
  void sound.then((buffer) => {
    if (buffer === null || out.state !== 'running') return;
    const [source, loudness] = [out.createBufferSource(), out.createGain()];
    source.buffer = buffer;
    loudness.gain.value = volume;
    source.connect(loudness).connect(out.destination);
    source.start();
  });
}
