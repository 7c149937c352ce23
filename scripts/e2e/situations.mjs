import { core, matchAfter, tableFor } from './core.mjs';
import { recorded } from './fixtures.mjs';
import { handsOn, perform, prepare } from './hands.mjs';
import { stock } from './storage.mjs';

/**
 * Where the app can be looked at. `path`: a screen. `game` and `when`: a position of a recorded game, the first
 * at which `when` holds. `show`: what is tapped before one looks.
 */

const GAME_ID = 'situation';
const SAVED_AT = Date.UTC(2026, 0, 1);

const inPhase =
  (phase, round = 1) =>
  (state) =>
    state.phase === phase && state.round >= round;

/** The recorded player is about to do this. */
const before =
  (type, round = 1) =>
  (state, move) =>
    move?.type === type && state.round >= round;

const bids = ({ auction }) => auction?.bids.filter(({ amount }) => amount !== null).length ?? 0;

/** Fills in the form of the recorded move, and makes it not. */
const form = (type, game = 'five', round = 2) => ({
  game,
  when: before(type, round),
  show: (hands, { move }) => prepare(hands, move),
});

/** Asks a bot, and does more with what it said. */
const advised = (position, then) => ({
  ...position,
  show: async (hands) => {
    const { ask, close } = hands.common.match.hints;
    await hands.tap(ask);
    await hands.button(close).waitFor();
    await then?.(hands);
  },
});

/** Taps the first of the moves a bot would make. */
const showFirst = (hands) => {
  const { ask } = hands.common.match.hints;
  return hands.press(hands.page.getByRole('radiogroup', { name: ask }).getByRole('radio').first());
};

const sheet = (open) => ({ game: 'five', when: inPhase('land', 3), show: open });

export const SITUATIONS = {
  first: { path: '/', empty: true },
  home: { path: '/' },
  setup: { path: '/new/nieuw-amsterdam' },
  saved: { path: '/saved' },
  rules: { path: '/rules/nieuw-amsterdam' },
  settings: { path: '/settings' },
  nowhere: { path: '/nowhere' },
  placement: { game: 'five', when: (state, move, index) => state.phase === 'placement' && index === 6 },
  choosing: {
    game: 'five',
    when: before('chooseColumn', 2),
    show: (hands, { move }) => prepare(hands, move),
  },
  bidding: { game: 'five', when: (state) => state.round >= 3 && state.phase === 'bid' && bids(state) >= 2 },
  payment: { game: 'five', when: before('pay', 3) },
  'last-column': {
    game: 'four',
    when: (state, _, __, { offers }) =>
      offers.some(({ columns = [] }) => columns.length > 1) && state.phase === 'takeColumn',
  },
  city: { game: 'five', when: inPhase('city', 2) },
  building: form('buildBusinesses'),
  elections: form('holdElections', 'two'),
  land: { game: 'five', when: inPhase('land', 3) },
  acquiring: form('acquireLand'),
  clearing: form('clearLand'),
  houses: form('buildHouses'),
  trade: { game: 'five', when: inPhase('trade', 3) },
  trading: form('tradeFurs'),
  shipping: form('shipFurs'),
  'lumber-yard': form('lumberYard', 'five', 1),
  'black-market': form('blackMarket', 'five', 1),
  'late-city': { game: 'five', when: inPhase('city', 6) },
  'two-players': { game: 'two', when: inPhase('trade', 4) },
  shortage: { game: 'five', when: (state) => state.phase === 'upkeep' },
  income: {
    game: 'five',
    when: (state, _, __, { next }) => next?.round === 3,
    show: (hands, { move }) => perform(hands, move),
  },
  scoring: { game: 'five', when: inPhase('over') },
  result: { game: 'five', when: inPhase('over'), show: (hands) => hands.tap(hands.common.end.skip) },
  advice: advised({ game: 'five', when: inPhase('city', 2) }),
  'advice-shown': advised({ game: 'five', when: inPhase('trade', 3) }, showFirst),
  worth: advised({ game: 'five', when: before('chooseColumn', 2) }),
  'bot-turn': {
    game: 'five',
    when: inPhase('bid', 3),
    bots: true,
    settings: { botSpeed: 'normal' },
    show: (hands) => hands.tap(hands.common.match.bots.pause),
  },
  seats: {
    ...sheet((hands) =>
      hands.tap(hands.common.match.menu).then(() => hands.tap(hands.common.match.bots.seats)),
    ),
    bots: true,
    settings: { botSpeed: 'step' },
  },
  log: sheet((hands) => hands.tap(hands.common.match.log.title)),
  menu: sheet((hands) => hands.tap(hands.common.match.menu)),
  consent: {
    game: 'five',
    when: (state, _, index) => index > 30 && state.phase === 'bid' && bids(state) === 1,
    show: (hands) => hands.tap(hands.common.match.undo.step),
  },
};

export function positionOf({ game, when }) {
  const record = recorded(game);
  const { steps, state } = matchAfter(record);
  const states = [...steps.map((step) => step.before), state];
  const index = states.findIndex((now, at) => {
    const facts = { offers: core.gameById(record.game).offers(now), next: states[at + 1] };
    return when(now, record.moves[at], at, facts);
  });
  if (index < 0) throw new Error(`no such position in the game "${game}"`);
  return { record, index, move: record.moves[index] };
}

/** The stored form of a recorded game after so many moves. */
export function documentAt({ record, index }, { bots = false, ...cover } = {}) {
  const people = tableFor(record.seed, record.players, { first: record.first });
  const table = bots ? { ...people, seats: people.seats.map((seat) => ({ ...seat, kind: 'bot' })) } : people;
  const name = table.seats.map((seat) => seat.name).join(', ');
  return core.documentOf(matchAfter(record, index), {
    id: GAME_ID,
    name,
    savedAt: SAVED_AT,
    table,
    ...cover,
  });
}

/** The games in the list while a screen is looked at: one running, one ended, one just begun. */
const shelf = () =>
  [
    { game: 'five', when: inPhase('trade', 4) },
    { game: 'two', when: inPhase('over') },
    { game: 'four', when: inPhase('bid') },
  ].map((part, number) =>
    documentAt(positionOf(part), { id: `shelf-${number}`, savedAt: SAVED_AT - number * 86_400_000 }),
  );

/** Brings a page to a situation; it is there when this answers. */
export async function goTo(page, name, { language = 'en', settings = {} } = {}) {
  const situation = SITUATIONS[name];
  const wishes = { language, botSpeed: 'instant', ...situation.settings, ...settings };
  const position = situation.game === undefined ? null : positionOf(situation);
  const shown = situation.empty ? [] : shelf();
  const lastTable = situation.empty ? null : tableFor('', 3);
  const documents = position === null ? shown : [documentAt(position, { bots: situation.bots })];
  await stock(page, { documents, settings: { ...wishes, lastTable } });
  await page.goto(position === null ? situation.path : `/match/${GAME_ID}`);
  await page.getByRole('main').first().waitFor();
  await page.evaluate('document.fonts.ready');
  const hands = handsOn(page, { language });
  await situation.show?.(hands, position);
  return hands;
}
