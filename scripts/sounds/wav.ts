import { RATE, type Wave } from './synth';

/** Begins and ends in silence, so that nothing clicks. */
const EDGE = 48;

function faded(samples: Wave): Wave {
  const last = samples.length - 1;
  return samples.map((sample, index) => sample * Math.min(1, index / 8, (last - index) / EDGE));
}

/** One channel of 16 bits; the loudest sample is `peak`. */
export function wavOf(samples: Wave, peak: number): Uint8Array {
  const quiet = faded(samples);
  const most = quiet.reduce((so, sample) => Math.max(so, Math.abs(sample)), 0);
  const bytes = new Uint8Array(44 + quiet.length * 2);
  const data = new DataView(bytes.buffer);
  const text = (offset: number, letters: string): void =>
    [...letters].forEach((letter, index) => data.setUint8(offset + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  data.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, RATE, true);
  data.setUint32(28, RATE * 2, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  text(36, 'data');
  data.setUint32(40, quiet.length * 2, true);
  quiet.forEach((sample, index) =>
    data.setInt16(44 + index * 2, Math.round((sample / most) * peak * 32767), true),
  );
  return bytes;
}
