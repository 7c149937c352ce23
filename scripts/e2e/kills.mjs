import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { dist } from '../lib/export.mjs';
import { mortalBrowser } from '../lib/mortal-browser.mjs';
import { serve } from '../lib/server.mjs';
import { core, game, matchAfter, tableFor } from './core.mjs';
import { recorded } from './fixtures.mjs';
import { handsOn } from './hands.mjs';
import { putAside, stored } from './storage.mjs';

/** The browser is killed in the middle of a game, again and again; every move it had called saved must be there. */

/** Milliseconds: long enough for a table to open and for bots to make some moves. */
const LONGEST_LIFE = 2000;
const BESIDE = 5;

const cover = (id, table, savedAt) => ({ id, name: id, savedAt, table });

/** Games that nobody touches while another is played. */
function resting() {
  const record = recorded('two');
  const table = { ...tableFor(record.seed, record.players), first: record.first };
  return Array.from({ length: BESIDE }, (_, number) =>
    core.documentOf(matchAfter(record, 10 * number), cover(`resting-${number}`, table, number + 1)),
  );
}

/** A new game of bots, who play on by themselves and fast. */
function running(below, number) {
  const seed = `kill ${number}`;
  const bare = tableFor(seed, 2 + below(4));
  const table = { ...bare, seats: bare.seats.map((seat) => ({ ...seat, kind: 'bot', level: 'easy' })) };
  const match = core.start(game, { players: table.seats.length, seed, first: table.first });
  return core.documentOf(match, cover(`running-${number}`, table, Date.now()));
}

/** Tells at once whenever the screen says that so many moves are saved. */
async function listen(page, heard) {
  await page.exposeFunction('patroonHeard', heard);
  await page.addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid="save-state"]')?.textContent ?? '';
      if (text === last) return;
      last = text;
      globalThis.patroonHeard(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Home, with everything stored in order: the app has started. */
async function starts(page, origin, world) {
  await page.goto(`${origin}/`);
  await handsOn(page).button(core.words('en').common.home.newGame).waitFor();
  const games = await stored(page);
  for (const { id, problem } of games) assert.equal(problem, undefined, `the game ${id} opens`);
  assert.equal(games.length, world.games, 'every game is there');
  const now = games.find(({ id }) => id === world.id);
  if (now === undefined) return;
  const { moves } = now.record;
  assert.ok(moves.length >= world.saved, `${world.saved} moves were saved, ${moves.length} are there`);
  assert.deepEqual(moves.slice(0, world.moves.length), world.moves, 'no move has become another');
  assert.deepEqual(now.state, matchAfter(now.record).state, 'the game stands where its moves lead');
  world.bonus += moves.length - Math.max(world.saved, world.moves.length);
  world.moves = moves;
  world.saved = moves.length;
  world.over = game.toAct(now.state) === null;
}

async function nextGame(page, world) {
  const { below } = world;
  const document = running(below, world.number++);
  // At their fastest, bots leave the screen hardly a moment to call a move saved.
  const settings = { language: 'en', botSpeed: below(4) === 0 ? 'instant' : 'fast' };
  await putAside(page, { documents: world.id === null ? [...resting(), document] : [document], settings });
  world.games += world.id === null ? BESIDE + 1 : 1;
  Object.assign(world, { id: document.id, moves: [], saved: 0, over: false });
}

/** Opens the table as a player would: continue what was interrupted. */
async function toTable(page, origin, world) {
  if (world.id !== null && !world.over) return handsOn(page).tap(/^Continue/);
  await nextGame(page, world);
  await page.goto(`${origin}/match/${world.id}`);
}

/** One life of the browser. Now and then it dies while the app is still starting. */
async function life(profile, origin, world) {
  const { context, kill } = await mortalBrowser(profile);
  let heard = 0;
  try {
    const page = await context.newPage();
    await listen(page, (text) => {
      const moves = Number(/^Saved · (\d+)$/.exec(text)?.[1] ?? 0);
      heard = Math.max(heard, moves);
    });
    if (world.id !== null && world.below(5) === 0) {
      page.goto(`${origin}/`).catch(() => undefined); // dies with the browser
    } else {
      await starts(page, origin, world);
      await toTable(page, origin, world);
    }
    await sleep(world.below(LONGEST_LIFE));
  } finally {
    await kill();
  }
  world.acknowledged += Math.max(0, heard - world.saved);
  world.saved = Math.max(world.saved, heard);
}

/** The last start is one without a server. */
async function comesBack(profile, origin, world) {
  const { context, kill } = await mortalBrowser(profile);
  try {
    const page = await context.newPage();
    await starts(page, origin, world);
    const games = await stored(page);
    const rest = resting().map(({ id, record }) => [id, record.moves]);
    for (const [id, moves] of rest) {
      assert.deepEqual(games.find((one) => one.id === id)?.record.moves, moves, `${id} is untouched`);
    }
    if (!world.over) {
      await handsOn(page).tap(/^Continue/);
      await page.getByTestId('save-state').waitFor();
    }
  } finally {
    await kill();
  }
}

const newWorld = (seed) => ({
  below: core.openRng(core.rngFromSeed(`kills ${seed}`)).below,
  id: null,
  number: 0,
  games: 0,
  moves: [],
  saved: 0,
  over: false,
  acknowledged: 0,
  bonus: 0,
});

/** So many deaths on one profile, which stays where it is if something is wrong. */
export async function kills({ check }, { kills: number, seed }) {
  const profile = mkdtempSync(join(tmpdir(), 'patroon-kills-'));
  const server = await serve(dist);
  const world = newWorld(seed);
  let done = 0;
  const figures = () =>
    `${done} kills, ${world.number} games, ${world.acknowledged} moves called saved and all there, ${world.bonus} more`;
  await check(`killed ${number} times in the middle of a game (seed ${seed})`, async () => {
    try {
      for (; done < number; done++) await life(profile, server.url, world);
    } catch (error) {
      throw new Error(`after ${figures()}, profile ${profile}: ${error.message}`);
    } finally {
      await server.close();
    }
    await comesBack(profile, server.url, world);
    rmSync(profile, { recursive: true, force: true });
  });
  console.log(`       ${figures()}`);
}
