import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { core, game, sensibleMove } from './core.mjs';

/** Whole games, recorded once: every picture and check that needs a position takes it from one of them. */
const GAMES = {
  two: { players: 2, seed: 'situation 22' },
  four: { players: 4, seed: 'situation 6' },
  five: { players: 5, seed: 'situation 26' },
};

const fileOf = (name) => fileURLToPath(new URL(`fixtures/${name}.json`, import.meta.url));

export const recorded = (name) => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** Plays a game with the easy bots. */
function played({ players, seed }) {
  let match = core.start(game, { players, seed, first: null });
  while (game.toAct(match.state) !== null) {
    match = core.submit(match, sensibleMove(match.state, `decide ${seed} ${match.steps.length}`)).match;
  }
  return match;
}

/** Records the games anew; only rules that have changed are a reason to. */
export function record() {
  for (const [name, table] of Object.entries(GAMES)) {
    const { moves, ...head } = core.recordOf(played(table));
    const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
    writeFileSync(
      fileOf(name),
      `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "moves": [\n${lines}\n  ]\n}\n`,
    );
  }
}
