import { run } from '../lib/bundle.mjs';
import { buildForHermes, countOnHermes, runOnHermes } from './hermes.mjs';

/** Fails unless Hermes and Node play the same games to the same end, by the same task. */
async function checkSameGames(program, task, games) {
  const { fingerprint } = await run('scripts/bench/playouts.mjs');
  const { simFingerprint } = await run('scripts/bench/sim-playouts.mjs');
  const here = { fingerprint, simFingerprint }[task](games);
  const there = (await runOnHermes(program, { task, games })).fingerprint;
  if (here !== there) throw new Error(`Node and Hermes disagree on ${games} games: ${here} and ${there}`);
  return here;
}

/** Machine instructions per move on Hermes. The shorter run is taken off, and with it the start of the engine. */
async function perMove(program, task, { long, short }) {
  const [most, least] = await Promise.all(
    [long, short].map((games) => countOnHermes(program, { task, games })),
  );
  const moves = most.moves - least.moves;
  return { perMove: Math.round((most.instructions - least.instructions) / moves), moves };
}

/** Of the rules, and of the simulator that bots search on. */
export async function instructions(sizes) {
  const program = await buildForHermes();
  const { checked } = sizes;
  const fingerprint = await checkSameGames(program, 'fingerprint', checked);
  await checkSameGames(program, 'simFingerprint', checked);
  const rules = await perMove(program, 'play', sizes);
  return { ...rules, checked, fingerprint, simulator: await perMove(program, 'simPlay', sizes) };
}

/** What each part costs: games with the part done twice, less the same games as they are. */
export async function profile(games) {
  const { partNames } = await run('scripts/bench/parts.mjs');
  const program = await buildForHermes();
  const plain = await countOnHermes(program, { task: 'doubled', games });
  const rows = [];
  const next = partNames.entries();
  const worker = async () => {
    for (const [index, part] of next) {
      const { instructions, moves, times } = await countOnHermes(program, { task: 'doubled', games, part });
      const extra = Math.max(0, instructions - plain.instructions);
      rows[index] = {
        part,
        perMove: Math.round(extra / moves),
        each: times > 0 ? Math.round(extra / times) : 0,
        times: times / moves,
      };
    }
  };
  await Promise.all([worker(), worker()]);
  return rows;
}
