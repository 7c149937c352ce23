import { screen, userEvent } from '@testing-library/react-native';

import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import { words } from '@/i18n';
import { position, type Wanted } from '../../support/position';
import { sitAt } from '../../support/sit-at';

const { label } = words('en').games['nieuw-amsterdam'].moves;

/** The button of an action, with its fee if it has one. */
const buttonOf = (type: MoveType) =>
  screen
    .getAllByRole('button')
    .find(
      ({ props }) => String(props['aria-label'] ?? props.accessibilityLabel).split(',')[0] === label[type],
    );

const inStep = (phase: 'city' | 'land' | 'trade', seat: NonNullable<Wanted['seats']>[0] = {}): Wanted => ({
  phase,
  seats: { 0: { tiles: { [phase]: 1 }, ...seat } },
});

test.each<[string, Wanted, MoveType, string]>([
  [
    'no tile is left',
    inStep('city', { tiles: { city: 0 } }),
    'buildBusinesses',
    'This takes a city tile, and you have none left. NA-X1',
  ],
  [
    'there is no timber to build with',
    inStep('city', { timber: 0 }),
    'buildBusinesses',
    'Building businesses needs 1 timber: you have 0. NA-C1',
  ],
  [
    'no land is full of houses',
    inStep('land'),
    'clearLand',
    'None of your uncleared lands has all its houses. NA-L3',
  ],
  [
    'no land is on offer',
    { ...inStep('land'), lands: [] },
    'acquireLand',
    'No card is left on offer this round. NA-L1',
  ],
  [
    'there are no furs to ship',
    inStep('trade', { furs: {} }),
    'shipFurs',
    'Shipping needs 3 furs: you have 0. NA-T3',
  ],
  [
    'there are no goods to trade with',
    inStep('trade', { goods: 0 }),
    'tradeFurs',
    'Trading needs 1 trade good: you have 0. NA-T1',
  ],
  [
    'the fee cannot be paid',
    inStep('city', { coins: 0 }),
    'lumberYard',
    'The fee of this district is 1 coin: you have 0. NA-D0',
  ],
  [
    'a warehouse has no timber',
    inStep('city', { timber: 0 }),
    'buildWarehouse',
    'A warehouse needs 1 timber: you have 0. NA-D3',
  ],
  [
    'there is no land for a house',
    inStep('city'),
    'buildHouses',
    'None of your lands has a free house site. NA-D4',
  ],
  [
    'no longhouse has moved upriver yet',
    inStep('city'),
    'moveTradingPost',
    'No free space for a trading post up to zone 1, opposite the farthest inhabited camp. NA-D6',
  ],
])('%s: a tap says so, with what is missing and the rule', async (_what, wanted, type, sentence) => {
  const onMove = await sitAt(position(wanted));
  const button = buttonOf(type);
  if (button === undefined) throw new Error(`no button ${label[type]}`);
  await userEvent.press(button);
  expect(screen.getByText(sentence)).toBeOnTheScreen();
  expect(onMove).not.toHaveBeenCalled();
});

test('who has put a column up must bid, and is told so', async () => {
  const onMove = await sitAt(position({ phase: 'bid', auction: { column: 0, bids: [] } }));
  await userEvent.press(screen.getByRole('button', { name: 'Pass' }));
  expect(
    screen.getByText(/^Who chooses the column bids first: 0 is allowed, passing is not\. NA-A/),
  ).toBeOnTheScreen();
  expect(onMove).not.toHaveBeenCalled();
});

test('with two players the columns that are too small say so', async () => {
  await sitAt(position({ players: 2, phase: 'choose' }));
  expect(screen.getAllByText(/^With two players this must be a column of 3 tiles\. NA-A7$/)).toHaveLength(3);
});
