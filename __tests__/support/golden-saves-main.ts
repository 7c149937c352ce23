import { mkdirSync, writeFileSync } from 'node:fs';
import { rngFromSeed } from '@/core/rng';
import { FORMAT } from '@/match/migrations';
import { documentOf, encode } from '@/match/save';
import { summaryOf } from '@/match/summary';
import { companyOf, type TableSetup } from '@/match/table';
import { restartTurn, takenBack, undoStep } from '@/match/undo';
import { after, botMove, matchAt, RANDOM, tableFor } from './matches';

/** `npm run golden`: saves of today's format for the fixtures. Once an app with the format is out they stay for ever. */
const folder = `__tests__/fixtures/saves/v${FORMAT}`;
const ODD_NAMES = ['Žofie 🦊', '"); DROP', 'ان‎نا', 'a\u0301e\u0301', '   x '];
const BEGUN = 1_763_400_000_000;

interface Plan {
  readonly name: string;
  readonly players: number;
  readonly humans: number;
  readonly moves: number;
  /** Every so many moves something is taken back. */
  readonly undo?: number;
  readonly odd?: boolean;
}

const PLANS: readonly Plan[] = [
  ...[2, 3, 4, 5].flatMap((players): Plan[] => [
    { name: `${players}-start`, players, humans: players, moves: 0 },
    { name: `${players}-early`, players, humans: 1, moves: 9 + players },
    { name: `${players}-middle`, players, humans: 2, moves: 60 + players },
    { name: `${players}-finished`, players, humans: players - 1, moves: 5000 },
  ]),
  { name: '3-undone', players: 3, humans: 3, moves: 40, undo: 7 },
  { name: '2-undone-alone', players: 2, humans: 1, moves: 70, undo: 6 },
  { name: '5-odd-names', players: 5, humans: 3, moves: 25, undo: 11, odd: true },
  { name: '4-bots-only', players: 4, humans: 0, moves: 100 },
  { name: '2-one-move', players: 2, humans: 2, moves: 1 },
];

function tableOf({ name, players, humans, odd = false }: Plan): TableSetup {
  const table = tableFor(players, humans, { seed: `golden ${name}`, first: null });
  if (!odd) return table;
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    name: ODD_NAMES[index] ?? '',
    colour: 4 - seat.colour,
  }));
  return { ...table, orientation: 'table', seats };
}

function matchOf(table: TableSetup, { moves, undo = moves + 1 }: Plan) {
  let match = matchAt(table);
  for (let i = 0; i < moves && match.game.toAct(match.state) !== null; i++) {
    match = after(match, botMove(match, i % 3 === 0 ? RANDOM : { ...RANDOM, level: 'easy' }));
    const back = i % 2 === 0 ? restartTurn : undoStep;
    const way = i % undo === undo - 1 ? back(match, companyOf(table)) : null;
    if (way !== null) match = takenBack(match, way);
  }
  return match;
}

const expected: Record<string, unknown> = {};
mkdirSync(folder, { recursive: true });
for (const plan of PLANS) {
  const table = tableOf(plan);
  const match = matchOf(table, plan);
  const id = rngFromSeed(table.seed).slice(0, 16);
  const savedAt = BEGUN + plan.moves * 1000 + plan.players;
  const name = table.seats.map((seat) => seat.name).join(', ');
  const document = documentOf(match, { id, name, savedAt, table });
  if (document === null) throw new Error('a match from the start can be saved');
  writeFileSync(`${folder}/${plan.name}.json`, encode(document));
  expected[plan.name] = { id, marks: match.marks.length, ...summaryOf(match) };
}
writeFileSync(`${folder}/expected.json`, `${JSON.stringify(expected, null, 1)}\n`);
console.log(`${PLANS.length} saves in ${folder}`);
