import { playDoubled } from './parts.mjs';
import { fingerprint, fourPlayers, playout } from './playouts.mjs';
import { thinkAll } from './thinking.mjs';
import { simFingerprint, simPlayout } from './sim-playouts.mjs';

/* The program that runs on Hermes: no console, no arguments; TASK and GAMES are written in front of it. */

const playAll = (play) => (games) => {
  let moves = 0;
  for (let index = 0; index < games; index++) moves += play(index, fourPlayers()).moves;
  return { moves };
};

const TASKS = {
  fingerprint: (games) => ({ fingerprint: fingerprint(games) }),
  play: playAll(playout),
  simFingerprint: (games) => ({ fingerprint: simFingerprint(games) }),
  simPlay: playAll(simPlayout),
  think: thinkAll,
  doubled: (games, part) => playDoubled(games, part),
};

/* global TASK, GAMES, PART */
print(JSON.stringify(TASKS[TASK](GAMES, PART)));
