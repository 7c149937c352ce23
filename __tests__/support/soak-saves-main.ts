import { parseArgs } from 'node:util';
import { dieOften } from './saves/deaths';
import { killEverywhere } from './saves/session';

/** `npm run soak:saves -- --crashes 1000000 --seed 1`: deaths on failing disks; a failure names its seed. */
const { values } = parseArgs({
  options: { crashes: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const { crashes, seed } = values;
const STEPS = 10;

console.log(`${await killEverywhere(50)} kills in one session, at each of its steps in 50 ways: 0 lost`);
const sum = { deaths: 0, acknowledged: 0, emptied: 0, damaged: 0 };
for (let part = 0; part < STEPS; part++) {
  const tally = await dieOften(Number(crashes) / STEPS, `soak ${seed} ${part}`);
  sum.deaths += tally.deaths;
  sum.acknowledged += tally.acknowledged;
  sum.emptied += tally.emptied;
  sum.damaged += tally.damaged;
  console.log(`${sum.deaths} deaths`);
}
console.log(
  `${sum.deaths} deaths (seed ${seed}), ${sum.emptied} disks lost whole, ${sum.damaged} values damaged: ` +
    `${sum.acknowledged} saves acknowledged, 0 lost`,
);
