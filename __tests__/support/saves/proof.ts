import { dieOften } from './deaths';
import { killEverywhere } from './session';
import { comesBackFromSilence } from './silence';

/** All suites in short: the first broken word is thrown. */
export async function proof(deaths: number): Promise<void> {
  await comesBackFromSilence();
  await killEverywhere(2);
  await dieOften(deaths, 'proof');
}
