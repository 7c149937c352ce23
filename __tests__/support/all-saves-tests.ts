import { join } from 'node:path';
import { dieOften } from './saves/deaths';
import { comesBackFromSilence } from './saves/silence';

/** The tests of saving as one file, for mutation testing, quick ones first; the long random ones in short. */
const TESTS = [
  'storage',
  'write-queue',
  'keeper',
  'window-writer',
  'record',
  'save',
  'saves',
  'library',
  'golden-saves',
  'store-saving',
];
for (const name of TESTS) jest.requireActual(join(__dirname, `../match/${name}.test.ts`));

test('some deaths', async () => {
  await comesBackFromSilence();
  await dieOften(60, 'mutation');
}, 120_000);
