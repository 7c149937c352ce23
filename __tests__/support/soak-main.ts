import { parseArgs } from 'node:util';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { checkGame } from './conformance';
import { facts } from './nieuw-amsterdam/facts';

/** `npm run soak -- --games 100000 [--seed text]`: the conformance suite for hours; a failure names its seed. */
const { values } = parseArgs({ options: { games: { type: 'string' }, seed: { type: 'string' } } });
const games = Number(values.games ?? 1000);
const base = values.seed ?? 'soak';
const { min, max } = nieuwAmsterdam.seats;

let moves = 0;
for (let i = 0; i < games; i++) {
  const players = min + (i % (max - min + 1));
  const seed = `${base} ${i}`;
  try {
    moves += checkGame(nieuwAmsterdam, facts, players, seed);
  } catch (fault) {
    console.error(`failed: ${players} players, seed "${seed}"`);
    throw fault;
  }
  if ((i + 1) % 1000 === 0) console.log(`${i + 1} games, ${moves} moves`);
}
console.log(`${games} games, ${moves} moves: ${games} passed, 0 failed (seed "${base}")`);
