import { core } from './core.mjs';

/**
 * Makes moves as people do: finds buttons and choices by role and name, taps them, reads numbers off the screen.
 * The names come from the app's own catalogue, so a new wording breaks nothing and a missing control does.
 */

const starting = (text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A page together with the words on it and a way to press things: by tapping, unless told otherwise. */
export function handsOn(page, { language = 'en', press = (target) => target.click() } = {}) {
  const { common, games } = core.words(language);
  const hands = {
    page,
    common,
    say: games['nieuw-amsterdam'],
    press,
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    tap: (name) => press(hands.button(name)),
    choose: (name) => press(page.getByRole('radio', { name: starting(name) })),
  };
  return hands;
}

/** The number between a minus and a plus. */
async function valueOf({ page }, label) {
  const text = await page.getByRole('group', { name: label, exact: true }).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Presses plus or minus until the number is the one wanted. */
async function setTo(hands, label, wanted) {
  const { less, more } = hands.common.accessibility;
  for (let value = await valueOf(hands, label); value !== wanted; value = await valueOf(hands, label)) {
    await hands.tap(value > wanted ? less(label) : more(label));
  }
}

/** Several numbers that share a limit: first those that go down. */
async function setAll(hands, wanted) {
  const rows = [];
  for (const [label, number] of wanted) {
    const there = await hands.page.getByRole('group', { name: label, exact: true }).count();
    if (there > 0) rows.push({ label, number, rise: number - (await valueOf(hands, label)) });
    else if (number > 0) throw new Error(`nothing to set ${number} ${label} with`);
  }
  for (const { label, number } of rows.sort((a, b) => a.rise - b.rise)) await setTo(hands, label, number);
}

const named = (names, counts) => Object.entries(counts).map(([kind, number]) => [names[kind], number]);

const open = (hands, type) => hands.tap(starting(hands.say.moves.label[type]));

async function market(hands, { type, buy = 0, sell = 0 }) {
  const { moves } = hands.say;
  await open(hands, type);
  await hands.choose(`${buy > 0 ? moves.buy : moves.sell} `);
  await setTo(hands, buy > 0 ? moves.buy : moves.sell, buy + sell);
}

/** What to do before the button that makes the move is there. */
const PREPARE = {
  placeBusiness: (hands, { district }) => hands.choose(hands.say.names.district[district]),
  chooseColumn: (hands, { column }) => hands.choose(hands.say.names.column(column)),
  takeColumn: (hands, { column }) => hands.choose(hands.say.names.column(column)),
  bid: (hands, { amount }) => setTo(hands, hands.say.auction.bidLabel, amount),
  passBid: () => undefined,
  pay: (hands, { with: { furs, ...stocks } }) =>
    setAll(hands, [...named(hands.say.names.stock, stocks), ...named(hands.say.names.fur, furs)]),
  async buildBusinesses(hands, { districts }) {
    await open(hands, 'buildBusinesses');
    await setAll(hands, named(hands.say.names.district, districts));
  },
  holdElections: (hands) => open(hands, 'holdElections'),
  async acquireLand(hands, { land }) {
    await open(hands, 'acquireLand');
    await hands.choose(hands.say.names.land(core.landCard(land)));
  },
  clearLand: (hands) => open(hands, 'clearLand'),
  async tradeFurs(hands, { trader, furs }) {
    await open(hands, 'tradeFurs');
    await hands.choose(hands.say.names.trader[trader]);
    if (furs !== undefined) await setAll(hands, named(hands.say.names.fur, furs));
  },
  async shipFurs(hands, { ship, furs }) {
    await open(hands, 'shipFurs');
    await hands.choose(hands.say.names.ship(core.shipCard(ship)));
    await setAll(hands, named(hands.say.names.fur, furs));
  },
  lumberYard: market,
  granary: market,
  buildWarehouse: (hands) => open(hands, 'buildWarehouse'),
  async buildHouses(hands, { count }) {
    await open(hands, 'buildHouses');
    await setTo(hands, hands.say.moves.label.buildHouses, count);
  },
  async blackMarket(hands, { furs, pay }) {
    await open(hands, 'blackMarket');
    await setTo(hands, hands.say.names.furs, furs);
    await setTo(hands, hands.say.names.stock.coins, pay.coins);
  },
  moveTradingPost: (hands) => open(hands, 'moveTradingPost'),
  passTile: () => undefined,
  endTurn: () => undefined,
  closeBusinesses: (hands, { districts }) => setAll(hands, named(hands.say.names.district, districts)),
};

/** Everything up to the last tap: the form filled in, its consequences on the screen. */
export const prepare = (hands, move) => PREPARE[move.type](hands, move);

/** The last tap. */
function confirm(hands, move) {
  const { label, button } = hands.say.moves;
  const whole = move.type === 'passTile' || move.type === 'endTurn';
  return hands.tap(whole ? starting(label[move.type]) : button(move));
}

export async function perform(hands, move) {
  await prepare(hands, move);
  await confirm(hands, move);
}
