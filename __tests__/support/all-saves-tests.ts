import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { proof } from './saves/proof';

/** All tests of saving as one file, for mutation testing: the long random ones in short, and sabotage not at all. */
const folder = join(__dirname, '../match');
const LONG = /^(deaths|damage|imports|sabotage|model)\.test/;
for (const name of readdirSync(folder))
  if (/\.test\.ts$/.test(name) && !LONG.test(name)) jest.requireActual(join(folder, name));

test('the proof in short', () => proof(300));
