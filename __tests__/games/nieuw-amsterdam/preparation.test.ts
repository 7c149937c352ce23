import { count } from '@/core/amounts';
import { type Fur, FURS, STEPS } from '@/games/nieuw-amsterdam/types';
import { endTurns, play } from '../../support/table';
import { position, type Wanted } from '../../support/position';

/** The last turn of a round: ending it leads through income into the next preparation. */
const last: Wanted = { phase: 'trade', current: 2 };
const prepare = (wanted: Wanted = {}) => play(position({ ...last, ...wanted }), { type: 'endTurn' });
const laid = (events: readonly { readonly type: string }[]) =>
  events.filter(({ type }) => ['fursLaid', 'fursReshuffled'].includes(type));
const tally = (furs: readonly Fur[]) => count(furs, FURS);

describe('cards', () => {
  test.each([1, 2, 3, 4, 5])(
    'NA-P1: after round %i four lands and four ships come from the decks',
    (round) => {
      const before = position({ ...last, round });
      const { state } = play(before, { type: 'endTurn' });

      expect(state.round).toBe(round + 1);
      expect([state.lands, state.ships]).toEqual([
        before.piles.landDeck.slice(0, 4),
        before.piles.shipDeck.slice(0, 4),
      ]);
      expect(state.piles.landDeck).toHaveLength(24 - 4 * (round + 1));
      expect(state.piles.shipDeck).toHaveLength(24 - 4 * (round + 1));
    },
  );

  test('NA-P1: cards nobody took are out of the game for good', () => {
    const { state, events } = prepare({ lands: ['L20-01', 'L20-02'], ships: [] });

    expect(events).toContainEqual({
      type: 'cardsRemoved',
      lands: ['L20-01', 'L20-02'],
      ships: [],
      rule: 'NA-P1',
    });
    expect([...state.lands, ...state.piles.landDeck]).not.toContain('L20-01');
  });

  test('NA-P1: where only a ship is left, it leaves alone', () => {
    const { events } = prepare({ lands: [], ships: ['S20-01'] });

    expect(events).toContainEqual({ type: 'cardsRemoved', lands: [], ships: ['S20-01'], rule: 'NA-P1' });
  });

  test('NA-P1: where every card was taken, nothing leaves', () => {
    const { events } = prepare({ lands: [], ships: [] });

    expect(events.map(({ type }) => type)).not.toContain('cardsRemoved');
  });
});

describe('furs', () => {
  const empty = { top: [], middle: [], bottom: [] };

  test('NA-P2: the bottom trader is filled first, then the middle, then the top one', () => {
    const furDraw: Fur[] = [
      'lynx',
      'lynx',
      'mink',
      'otter',
      'beaver',
      'beaver',
      'mink',
      'muskrat',
      'otter',
      'lynx',
      'mink',
    ];
    const { state, events } = prepare({ traders: empty, furDraw });

    expect(state.traders).toEqual({
      bottom: ['lynx', 'lynx', 'mink', 'otter'],
      middle: ['beaver', 'beaver', 'mink'],
      top: ['muskrat', 'otter', 'lynx', 'mink'],
    });
    expect(laid(events)).toEqual([
      { type: 'fursLaid', trader: 'bottom', furs: ['lynx', 'lynx', 'mink', 'otter'], rule: 'NA-P2' },
      { type: 'fursLaid', trader: 'middle', furs: ['beaver', 'beaver', 'mink'], rule: 'NA-P2' },
      { type: 'fursLaid', trader: 'top', furs: ['muskrat', 'otter', 'lynx', 'mink'], rule: 'NA-P2' },
    ]);
  });

  test('NA-P2: furs lying there stay, and nothing is laid where no space is empty', () => {
    const { state, events } = prepare({
      traders: { top: ['beaver', 'beaver', 'beaver'] },
      furDraw: ['muskrat'],
    });

    expect(state.traders.top).toEqual(['beaver', 'beaver', 'beaver', 'muskrat']);
    expect(laid(events)).toEqual([{ type: 'fursLaid', trader: 'top', furs: ['muskrat'], rule: 'NA-P2' }]);
  });

  test('NA-P2: a pile that is just enough is emptied and the discards stay where they are', () => {
    const { state, events } = prepare({
      ...{ traders: { bottom: ['mink', 'mink', 'mink'] }, otherFurs: 0 },
      ...{ furDraw: ['beaver'], furDiscard: ['lynx', 'otter'] },
    });

    expect(state.traders.bottom).toEqual(['mink', 'mink', 'mink', 'beaver']);
    expect(state.piles.furDraw).toEqual([]);
    expect(state.piles.furDiscard).toEqual(['lynx', 'otter']);
    expect(laid(events)).toEqual([{ type: 'fursLaid', trader: 'bottom', furs: ['beaver'], rule: 'NA-P2' }]);
  });

  test('NA-P2: when a fur must be drawn and the pile is empty, the discards become the new pile', () => {
    const furDiscard: Fur[] = ['lynx', 'otter', 'otter', 'muskrat', 'beaver'];
    const before = position({
      ...{ ...last, traders: { bottom: ['mink', 'mink'] }, otherFurs: 0, furDraw: ['beaver'], furDiscard },
    });
    const { state, events } = play(before, { type: 'endTurn' });
    const [, , first, second] = state.traders.bottom;

    expect(state.piles.furDiscard).toEqual([]);
    expect(state.piles.furDraw).toHaveLength(4);
    expect(first).toBe('beaver');
    expect(tally([second as Fur, ...state.piles.furDraw])).toEqual(tally(furDiscard));
    expect(laid(events)).toEqual([
      { type: 'fursLaid', trader: 'bottom', furs: ['beaver'], rule: 'NA-P2' },
      { type: 'fursReshuffled', count: 5, rule: 'NA-P2' },
      { type: 'fursLaid', trader: 'bottom', furs: [second], rule: 'NA-P2' },
    ]);
  });

  test('NA-P2: the new pile is shuffled', () => {
    const furDiscard: Fur[] = FURS.flatMap((fur): Fur[] => [fur, fur, fur, fur]);
    const { state } = prepare({ traders: empty, otherFurs: 0, furDraw: [], furDiscard });
    const { top, middle, bottom } = state.traders;

    expect([...bottom, ...middle, ...top, ...state.piles.furDraw]).not.toEqual(furDiscard);
    expect(tally([...bottom, ...middle, ...top, ...state.piles.furDraw])).toEqual(tally(furDiscard));
  });

  test('NA-P2: if even the discards are not enough, spaces stay empty, the upper traders first', () => {
    const { state, events } = prepare({
      ...{
        traders: empty,
        otherFurs: 0,
        furDraw: ['lynx', 'mink', 'mink'],
        furDiscard: ['otter', 'otter', 'otter'],
      },
    });

    expect(state.traders).toEqual({
      bottom: ['lynx', 'mink', 'mink', 'otter'],
      middle: ['otter', 'otter'],
      top: [],
    });
    expect([state.piles.furDraw, state.piles.furDiscard]).toEqual([[], []]);
    expect(laid(events)).toEqual([
      { type: 'fursLaid', trader: 'bottom', furs: ['lynx', 'mink', 'mink'], rule: 'NA-P2' },
      { type: 'fursReshuffled', count: 3, rule: 'NA-P2' },
      { type: 'fursLaid', trader: 'bottom', furs: ['otter'], rule: 'NA-P2' },
      { type: 'fursLaid', trader: 'middle', furs: ['otter', 'otter'], rule: 'NA-P2' },
    ]);
  });

  test('NA-P2: with no fur left anywhere all spaces stay empty', () => {
    const { state, events } = prepare({ traders: empty, otherFurs: 0 });

    expect(state.traders).toEqual(empty);
    expect(laid(events)).toEqual([]);
  });
});

describe('tiles', () => {
  test('NA-P3: four tiles of each kind lie in columns of 3, 3, 2, 2 and 2, nobody has one', () => {
    const { state, events } = prepare();
    const columns = state.moneyBox.map(({ tiles }) => tiles);

    expect(columns.map(({ length }) => length)).toEqual([3, 3, 2, 2, 2]);
    for (const step of STEPS) expect(columns.flat().filter((tile) => tile === step)).toHaveLength(4);
    expect(state.moneyBox.map(({ takenBy }) => takenBy)).toEqual([null, null, null, null, null]);
    expect(events).toContainEqual({ type: 'tilesLaid', columns, rule: 'NA-P3' });
  });

  test('NA-P3: they are shuffled anew every round', () => {
    const first = endTurns(position(last), 1);
    const second = endTurns(position({ ...last, round: 2 }), 1);
    const inOrder = STEPS.flatMap((step) => [step, step, step, step]);

    expect(first.moneyBox.flatMap(({ tiles }) => tiles)).not.toEqual(inOrder);
    expect(first.moneyBox).toEqual(second.moneyBox); // by the generator alone …
    expect(first.rng).not.toBe(position(last).rng); // … which moves on
  });
});

test('NA-P1: a new round tells its course in order', () => {
  const { state, events } = prepare({ seats: { 2: { specialUsed: true, tiles: {} } } });

  expect(events).toEqual([
    { type: 'turnEnded', player: 2, rule: 'NA-X4' },
    { type: 'phaseStarted', phase: 'upkeep', rule: 'NA-I1' },
    { type: 'roundStarted', round: 2, rule: 'NA-P1' },
    {
      ...{ type: 'cardsRemoved', rule: 'NA-P1' },
      ...{ lands: ['L20-01', 'L20-02', 'L20-03', 'L20-04'], ships: ['S20-01', 'S20-02', 'S20-03', 'S20-04'] },
    },
    { type: 'cardsRevealed', lands: state.lands, ships: state.ships, rule: 'NA-P1' },
    { type: 'tilesLaid', columns: state.moneyBox.map(({ tiles }) => tiles), rule: 'NA-P3' },
    { type: 'phaseStarted', phase: 'choose', rule: 'NA-A1' },
  ]);
  expect([state.phase, state.current, state.auction]).toEqual(['choose', 0, null]);
});
