import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All tests of the rules as one file, for mutation testing: what costs time there is loading the rules anew for
 * each file, thousands of times. Random games are left out, as they would blur which test kills what.
 */
const tests = join(__dirname, '..');
const files = ['core', 'games/nieuw-amsterdam'].flatMap((folder) =>
  readdirSync(join(tests, folder)).map((name) => join(tests, folder, name)),
);
for (const file of files) {
  if (/\.test\.ts$/.test(file) && !/(conformance|properties|rule-ids)\.test/.test(file))
    jest.requireActual(file);
}
