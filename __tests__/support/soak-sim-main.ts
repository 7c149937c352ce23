import { parseArgs } from 'node:util';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { checkSim } from './nieuw-amsterdam/differential';

/** `npm run soak:sim -- --games 1000 [--seed text]`: the bots' simulator against the rules; a failure names its seed. */
const { values } = parseArgs({ options: { games: { type: 'string' }, seed: { type: 'string' } } });
const games = Number(values.games ?? 1000);
const base = values.seed ?? 'soak';
const { min, max } = nieuwAmsterdam.seats;

let moves = 0;
for (let i = 0; i < games; i++) {
  const players = min + (i % (max - min + 1));
  const seed = `${base} ${i}`;
  try {
    moves += checkSim(players, seed);
  } catch (fault) {
    console.error(`failed: ${players} players, seed "${seed}"`);
    throw fault;
  }
  if ((i + 1) % 100 === 0) console.log(`${i + 1} games, ${moves} moves`);
}
console.log(`${games} games, ${moves} moves: simulator and rules agree after every one (seed "${base}")`);
