import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CUES } from '@/ui/sound/cue';
import { recordings } from '../../scripts/sounds/sounds';

const made = recordings();
const samplesOf = (bytes: Uint8Array): number[] => {
  const data = new DataView(bytes.buffer);
  return Array.from(
    { length: (bytes.length - 44) / 2 },
    (_, index) => data.getInt16(44 + index * 2, true) / 32767,
  );
};

test('there is a sound for every cue', () => {
  expect(made.map(({ file }) => file)).toEqual(CUES.map((cue) => `${cue}.wav`));
});

test.each(made.map(({ file, bytes }) => [file, bytes] as const))(
  '%s is what the script makes',
  (file, bytes) => {
    expect(readFileSync(join(__dirname, '../../assets/sounds', file)).equals(bytes)).toBe(true);
  },
);

test.each(made.map(({ file, bytes }) => [file, bytes] as const))(
  '%s is short, audible and clean',
  (_, bytes) => {
    const samples = samplesOf(bytes);
    const peak = Math.max(...samples.map(Math.abs));
    expect(samples.length).toBeLessThanOrEqual(16_000 * 1.2);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThan(0.9);
    expect([samples[0], samples[samples.length - 1]].every((edge) => Math.abs(edge ?? 1) < 0.001)).toBe(true);
  },
);

test('all together are small enough to be kept on the device', () => {
  expect(made.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(150_000);
});
