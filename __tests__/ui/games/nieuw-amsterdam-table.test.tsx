import { act, screen, userEvent } from '@testing-library/react-native';

import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import { automatic } from '@/ui/games/nieuw-amsterdam/automatic';
import { hasPlace } from '@/ui/games/nieuw-amsterdam/telling';
import { position } from '../../support/position';
import { nameOf, onRule, sitAt } from '../../support/sit-at';

const press = (role: 'button' | 'radio', name: string | RegExp) =>
  userEvent.press(screen.getByRole(role, { name }));

test('building: the list counts districts, says what it does, and makes one move', async () => {
  const onMove = await sitAt(position({ phase: 'city', seats: { 0: { tiles: { city: 1 } } } }));
  await press('button', 'Build businesses');
  await press('button', 'More: Docks');
  await press('button', 'More: Granary');
  expect(screen.getByText(/Anna gains the majority at the docks/)).toBeOnTheScreen();
  await press('button', 'Build 2 businesses');
  expect(onMove).toHaveBeenCalledWith({
    type: 'buildBusinesses',
    districts: expect.objectContaining({ docks: 1, granary: 1, carpenters: 0 }),
  });
});

test('building: a tap on the board counts too', async () => {
  const onMove = await sitAt(position({ phase: 'city', seats: { 0: { tiles: { city: 1 } } } }));
  await press('button', /^Docks, district 3: no businesses\. Build businesses/);
  await press('button', /^Docks, district 3/);
  await press('button', 'Build 2 businesses');
  expect(onMove).toHaveBeenCalledWith({
    type: 'buildBusinesses',
    districts: expect.objectContaining({ docks: 2 }),
  });
});

test('nothing chosen is refused with its reason', async () => {
  const onMove = await sitAt(position({ phase: 'city', seats: { 0: { tiles: { city: 1 } } } }));
  await press('button', 'Build businesses');
  await press('button', 'Build 0 businesses');
  expect(screen.getByText('Choose at least one. NA-C1')).toBeOnTheScreen();
  expect(onMove).not.toHaveBeenCalled();
});

test('an action that is out of reach says what is missing', async () => {
  await sitAt(position({ phase: 'trade', seats: { 0: { tiles: { trade: 1 }, goods: 0, furs: {} } } }));
  await press('button', 'Ship furs');
  expect(screen.getByText(/^Shipping needs .* furs: you have 0\. NA-T3$/)).toBeOnTheScreen();
});

test('from the reason one tap leads to its rule', async () => {
  await sitAt(position({ phase: 'trade', seats: { 0: { tiles: { trade: 1 }, goods: 0, furs: {} } } }));
  await press('button', 'Ship furs');
  await press('button', 'Rule NA-T3');
  expect(onRule).toHaveBeenCalledWith('NA-T3');
});

test('a tap on a place of the board that cannot be used says why, in the panel', async () => {
  const onMove = await sitAt(position({ phase: 'trade', seats: { 0: { tiles: { trade: 1 }, goods: 0 } } }));
  const trader = screen.getByRole('button', { name: /^Bottom trader.*NA-T1$/ });
  await userEvent.press(trader);
  expect(screen.getByText(/^Bottom trader.*needs.*NA-T1$/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Rule NA-T1' })).toBeOnTheScreen();
  expect(onMove).not.toHaveBeenCalled();
});

test('what is tapped in the log is ringed on the board', async () => {
  const built: Event = { type: 'businessesBuilt', player: 0, district: 'docks', count: 1, rule: 'NA-C1' };
  const paid: Event = { type: 'timber', player: 0, amount: -1, rule: 'NA-C1' };
  await sitAt(position({ phase: 'city' }), { pointed: [built, paid] });
  expect(screen.getAllByTestId('pointed-out', { includeHiddenElements: true })).toHaveLength(1);
  expect(hasPlace(built)).toBe(true);
  expect(hasPlace(paid)).toBe(false);
});

test('what is kept back is left out of the suggestion and of the highest bid', async () => {
  const state = position({
    phase: 'pay',
    auction: { column: 0, bids: [4, null, null] },
    seats: { 0: { coins: 2, goods: 4, timber: 1, corn: 2 } },
  });
  await sitAt(state);
  await press('button', 'Keep back');
  await press('button', 'More: Keep Corn');
  await press('button', 'More: Keep Corn');
  await press('button', 'Close');
  await press('button', 'Suggest a split');
  expect(screen.getByText(/can bid \d+ and keep 2 back$/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Pay .*corn/ })).toBeNull();
  expect(screen.getByText('All 4 paid')).toBeOnTheScreen();
});

test('shipping starts with the best set and tells its points', async () => {
  const state = position({
    phase: 'trade',
    ships: ['S20-01'],
    seats: { 0: { tiles: { trade: 1 }, furs: { lynx: 3, mink: 2, otter: 2 } } },
  });
  const onMove = await sitAt(state);
  await press('button', 'Ship furs');
  await press('radio', /^Ship S20-01/);
  await press('button', 'Less: Lynx');
  await press('button', /^Ship \d furs on/);
  expect(screen.getByText('1 fur missing')).toBeOnTheScreen();
  await press('button', 'More: Lynx');
  expect(screen.getByText(/VP for a shipment/)).toBeOnTheScreen();
  await press('button', /^Ship \d furs on/);
  expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ type: 'shipFurs', ship: 'S20-01' }));
});

test('the black market warns before anything is drawn', async () => {
  const onMove = await sitAt(position({ phase: 'land' }));
  await press('button', /^Draw furs blind/);
  expect(screen.getByText(/^The furs are drawn blind\./)).toBeOnTheScreen();
  await press('button', 'Draw 1 fur');
  expect(onMove).toHaveBeenCalledWith({ type: 'blackMarket', furs: 1, pay: { coins: 0, goods: 3 } });
});

test('paying warns of what closes, and asks for the exact sum', async () => {
  const state = position({
    phase: 'pay',
    auction: { column: 0, bids: [4, null, null] },
    seats: { 0: { coins: 2, goods: 0, timber: 1, corn: 2 } },
    districts: { docks: [2, 0, 0] },
  });
  const onMove = await sitAt(state);
  expect(screen.getByText('All 4 paid')).toBeOnTheScreen();
  expect(screen.getByText('2 businesses, 1 corn even after the harvest: 1 closes')).toBeOnTheScreen();
  await press('button', 'Less: Corn');
  expect(screen.getByText('1 of 4 left')).toBeOnTheScreen();
  await press('button', 'More: Corn');
  await press('button', 'Pay 2 coins, 1 timber and 1 corn');
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('who wants no help is not warned of what closes', async () => {
  const state = position({
    phase: 'pay',
    auction: { column: 0, bids: [4, null, null] },
    seats: { 0: { coins: 2, goods: 0, timber: 1, corn: 2 } },
    districts: { docks: [2, 0, 0] },
  });
  await sitAt(state, { warns: false });
  expect(screen.getByText('All 4 paid')).toBeOnTheScreen();
  expect(screen.queryByText(/closes$/)).toBeNull();
});

describe('who cannot exceed the bid', () => {
  const state = position({ phase: 'bid', auction: { column: 0, bids: [17] } });
  const bidMade: Event = { type: 'bidMade', player: 0, amount: 17, rule: 'NA-A2' };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is answered for, with the reason on the screen and in the log', async () => {
    const onMove = await sitAt(state, { events: [bidMade] });
    const reason = 'Bram passed automatically: owns only 17';
    expect(screen.getByText(reason)).toBeOnTheScreen();
    await act(() => jest.advanceTimersByTime(2000));
    expect(onMove).toHaveBeenCalledWith({ type: 'passBid' });
    const view = game.viewFor(state, null);
    const step = { by: 1, move: { type: 'passBid' }, view, offers: () => game.offers(state) } as const;
    expect(automatic('en', step, nameOf)).toBe(reason);
  });

  test('decides by hand after a step back', async () => {
    const onMove = await sitAt(state);
    jest.advanceTimersByTime(2000);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pass' })).toBeEnabled();
  });
});
