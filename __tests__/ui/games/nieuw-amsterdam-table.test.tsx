import { act, render, screen, userEvent } from '@testing-library/react-native';

import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { State } from '@/games/nieuw-amsterdam/types';
import { automatic } from '@/ui/games/nieuw-amsterdam/automatic';
import { Table } from '@/ui/games/nieuw-amsterdam/table/table';
import { position } from '../../support/position';

const seats = [
  { name: 'Anna', colour: 0 },
  { name: 'Bram', colour: 1 },
  { name: 'Cornelis', colour: 2 },
] as const;
const nameOf = (seat: number) => seats[seat]?.name ?? '';

/** A position of three players in the eyes of whoever is to act. */
async function sitAt(state: State, events: readonly Event[] = []) {
  const onMove = jest.fn<void, [Move]>();
  const judge = (move: Move) => {
    const played = game.play(state, move);
    return played.ok ? null : played.refusal;
  };
  const preview = (move: Move) => {
    const seen = game.preview(state, move);
    return seen.ok ? seen.preview : null;
  };
  await render(
    <Table
      view={game.viewFor(state, null)}
      seats={seats}
      acting={state.current}
      human
      offers={game.offers(state)}
      ask={{ judge, preview, whyNot: (type, at) => game.whyNot(state, state.current ?? 0, type, at) }}
      onMove={onMove}
      language="en"
      events={events}
      past={[]}
      pace="off"
      leftHanded={false}
      turn={0}
      controls={null}
      news={null}
      waiting={null}
      help={{ button: null, hints: null, tried: null, worths: [] }}
    />,
  );
  return onMove;
}

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

describe('who cannot exceed the bid', () => {
  const state = position({ phase: 'bid', auction: { column: 0, bids: [17] } });
  const bidMade: Event = { type: 'bidMade', player: 0, amount: 17, rule: 'NA-A2' };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is answered for, with the reason on the screen and in the log', async () => {
    const onMove = await sitAt(state, [bidMade]);
    const reason = 'Bram passed automatically: owns only 17';
    expect(screen.getByText(reason)).toBeOnTheScreen();
    await act(() => jest.advanceTimersByTime(2000));
    expect(onMove).toHaveBeenCalledWith({ type: 'passBid' });
    const view = game.viewFor(state, null);
    const step = { by: 1, move: { type: 'passBid' }, view, offers: () => game.offers(state) } as const;
    expect(automatic('en', step, nameOf)).toBe(reason);
  });

  test('decides by hand after a step back', async () => {
    const onMove = await sitAt(state, []);
    jest.advanceTimersByTime(2000);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pass' })).toBeEnabled();
  });
});
