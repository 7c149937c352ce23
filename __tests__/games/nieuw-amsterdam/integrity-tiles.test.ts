import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { type State, type Step, STEPS } from '@/games/nieuw-amsterdam/types';
import { patched, play } from '../../support/table';
import { position } from '../../support/position';
import { expectFit, expectMisfit, tampered } from '../../support/tampered';

const city = () => position();
const column = (index: number, tiles: readonly Step[]) => ({
  ...city(),
  moneyBox: city().moneyBox.map((own, other) => (other === index ? { ...own, tiles } : own)),
});
/** A player with other tiles in hand. */
const holding = (state: State, seat: number, tiles: Partial<Record<Step, number>>) =>
  patched(state, { seats: { [seat]: { tiles: { city: 0, land: 0, trade: 0, ...tiles } } } });

const size = (index: number, tiles: number) => tampered('NA-P3', `moneyBox.${index}.tiles`, `${tiles} tiles`);
const kinds = (step: Step) => tampered('NA-P3', 'moneyBox', `4 ${step} tiles`);
const supply = (seat: number, step: Step) =>
  tampered('NA-P3', `players.${seat}.tiles.${step}`, `at most 4 ${step} tiles in all`);

test.each([
  size(0, 3)('one missing', () => column(0, ['city', 'land'])),
  size(4, 2)('one too many', () => column(4, ['trade', 'trade', 'trade'])),
  size(0, 0)('tiles before the first round', () => ({
    ...game.setup({ players: 3, seed: 'x', first: 0 }),
    moneyBox: city().moneyBox,
  })),
  kinds('city')('one city tile too many', () => column(2, ['city', 'city'])),
  kinds('land')('one land tile too few', () => column(3, ['city', 'trade'])),
  ...STEPS.map((step) => supply(0, step)('five with one player', () => holding(city(), 0, { [step]: 5 }))),
  supply(2, 'trade')('five with all together', () =>
    holding(holding(holding(city(), 0, { trade: 2 }), 1, { trade: 2 }), 2, { trade: 1 }),
  ),
])('NA-P3: twelve tiles in their columns, four of a kind: $field, $wrong', expectMisfit);

const taken = (seat: number, step: Step) =>
  tampered('NA-A4', `players.${seat}.tiles.${step}`, 'the tiles of the column taken');
const auction = () => position({ phase: 'choose', takenBy: [null, 0, null, null, null] });

test.each([
  taken(0, 'city')('one is missing', () => holding(auction(), 0, { land: 1, trade: 1 })),
  taken(0, 'trade')('one too many', () => holding(auction(), 0, { city: 1, land: 1, trade: 2 })),
  taken(1, 'land')('a tile without a column', () => holding(auction(), 1, { land: 1 })),
  taken(2, 'city')('a tile while bidding', () => holding(position({ phase: 'bid' }), 2, { city: 1 })),
  taken(1, 'land')('a tile before the first round', () =>
    holding(game.setup({ players: 3, seed: 'x', first: 0 }), 1, { land: 1 }),
  ),
])('NA-A4: during the auction a column’s tiles are in hand: $field, $wrong', expectMisfit);

const past = (seat: number, step: Step) =>
  tampered('NA-X4', `players.${seat}.tiles.${step}`, 'no tile of a step that is past');
const middle = (phase: 'city' | 'land' | 'trade') => position({ phase, current: 1, tokens: [1, 2, 3] });
const upkeep = () =>
  position({ phase: 'upkeep', seats: { 0: { corn: 0 } }, districts: { docks: [1, 0, 0] } });
const over = () => play(position({ phase: 'trade', current: 2, round: 6 }), { type: 'endTurn' }).state;

test.each([
  past(0, 'city')('the turn is over', () => holding(middle('city'), 0, { city: 1 })),
  past(0, 'trade')('the turn is over', () => holding(middle('trade'), 0, { trade: 1 })),
  past(1, 'city')('the step is over', () => holding(middle('land'), 1, { city: 1 })),
  past(2, 'land')('the step is over', () => holding(middle('trade'), 2, { land: 1 })),
  past(2, 'trade')('all steps are over', () => holding(upkeep(), 2, { trade: 1 })),
  past(1, 'land')('the game is over', () => holding(over(), 1, { land: 1 })),
])('NA-X4: nobody keeps a tile of a step that is past: $field, $wrong', expectMisfit);

test('NA-X1: tiles of this step and those to come may be in hand', () => {
  expectFit(holding(city(), 0, { city: 4, land: 2, trade: 1 }));
  expectFit(holding(middle('city'), 0, { land: 1, trade: 1 }));
  expectFit(holding(middle('land'), 1, { land: 1, trade: 1 }));
  expectFit(holding(middle('land'), 2, { land: 1, trade: 1 }));
  expectFit(holding(middle('trade'), 2, { trade: 3 }));
  expectFit(holding(position({ current: 1, tokens: [2, 1, 3] }), 0, { city: 1 }));
  expectFit(auction());
});
