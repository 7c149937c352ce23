import { openRng, rngFromSeed } from '@/core/rng';
import { gameById } from '@/games/registry';
import { createLibrary } from '@/match/library';
import { documentOf, type SaveDocument } from '@/match/save';
import { seal } from '@/match/storage/envelope';
import { matchAt, played, tableFor } from '../support/matches';
import { memoryDisk, savesOn } from '../support/memory-saves';

const table = tableFor(3, 2);

function documentFor(id: string, moves: number): SaveDocument {
  const document = documentOf(played(matchAt(table), moves), { id, name: id, savedAt: 1, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

function rig() {
  const disk = memoryDisk();
  const saves = savesOn([disk]);
  let count = 0;
  return { disk, saves, library: createLibrary({ saves, gameById, now: () => 500, random: () => ++count }) };
}

/** One wild change of a text: bits, cuts, doublings, other numbers, other words. */
function mutated(text: string, below: (n: number) => number): string {
  const at = below(text.length);
  const numbers = ['-1', '1e999', '99999999999999999999', '0.5', 'null', '"x"', '{}', '[]'];
  switch (below(7)) {
    case 0:
      return (
        text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) + text.slice(at + 1)
      );
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + below(20));
    case 3:
      return text.slice(0, at) + text.slice(at - below(200) > 0 ? at - below(200) : 0);
    case 4:
      return text.replace(/\d+/g, (number) =>
        below(30) === 0 ? (numbers[below(numbers.length)] ?? '') : number,
      );
    case 5:
      return text.replace(/"(\w+)":/g, (field) => (below(40) === 0 ? '"__proto__":' : field));
    default:
      return text.slice(0, at) + '[{"a":'.repeat(below(50)) + text.slice(at);
  }
}

const MUTATIONS = 50_000;

test(`of ${MUTATIONS} mutated games each is refused with a reason, or is an honest replay beside the others`, async () => {
  const { disk, saves, library } = rig();
  await saves.put(documentFor('mine', 6));
  const mine = () => [...disk.content].filter(([key]) => key.startsWith('game/mine/'));
  const before = mine();
  const bodies = [4, 12, 20].map((moves) => JSON.stringify(documentFor('mine', moves)));
  const { below } = openRng(rngFromSeed('imports'));
  const outcomes = { refused: 0, accepted: 0 };
  for (let i = 0; i < MUTATIONS; i++) {
    const wild = mutated(bodies[below(bodies.length)] ?? '', below);
    // With a true checksum, so that what is behind it is tried; every tenth without.
    const outcome = await library.importText(
      i % 10 === 0 ? wild : seal({ format: 2, generation: 0, body: wild }),
    );
    if (!outcome.ok) {
      outcomes.refused++;
      expect(outcome.problem.code).toMatch(
        /^(tooLarge|tooDeep|notAGame|tooMany|damaged|newer|malformed|illegal)$/,
      );
    } else outcomes.accepted++;
  }
  expect(mine()).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(outcomes.refused).toBeGreaterThan(MUTATIONS / 2);
  const list = (await saves.list()) ?? [];
  expect(list).toHaveLength(1 + outcomes.accepted);
  for (const { id } of list) expect(await saves.load(id)).toMatchObject({ ok: true });
}, 300_000);
