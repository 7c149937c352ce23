import { DISTRICTS, PHASES, STEPS, TRADERS } from '@/games/nieuw-amsterdam/types';
import type { Words } from '@/i18n';
import { SCORINGS } from '@/i18n/nieuw-amsterdam';
import { sayBots, sayReasons } from './say-bots';
import { sayPlaces } from './say-places';
import { saySaved } from './say-saved';
import { FACTS } from './rule-facts';
import {
  BUSINESSES,
  CHANGE,
  EVENTS,
  MOVES,
  NAMES,
  nameOf,
  NO_CHANGE,
  PAYMENT,
  POOR,
  REFUSALS,
  RICH,
} from './samples';

const [ANNA, BJORN] = ['Anna', 'Björn'] as const;
const COUNTS = [0, 1, 2, 5, 11, 21];

type Game = Words['games']['nieuw-amsterdam'];

/** Calls every function of the catalogue, most of them with more than one set of facts. */
export function sayEverything({ common, games: { 'nieuw-amsterdam': game } }: Words): void {
  sayShell(common);
  EVENTS.forEach((event) => game.event(event, nameOf));
  REFUSALS.forEach((refusal) => game.refusal(refusal));
  sayNames(game);
  sayMoves(game);
  sayAuction(game);
  sayReasons(game);
  sayTable(game);
  sayIncome(game);
  sayPlaces(game);
}

function sayShell(common: Words['common']): void {
  const { home, setup, match, rules, saved, settings, end, errors, accessibility } = common;
  home.rematchWith(NAMES);
  COUNTS.forEach((count) => [home.players(count), home.savedGameCount(count), setup.seatCount(count)]);
  [rules.nothingFound, rules.goTo].forEach((say) => say('Nieuw Amsterdam'));
  [3, null].forEach((round) => home.running(round, ANNA));
  [[ANNA], NAMES].forEach((names) => [home.finished(names), end.winners(names)]);
  [0, 1, 59, 60, 125, 1440, 4000].forEach((minutes) => home.saved(minutes));
  home.openGame(NAMES);
  home.deleteQuestion(NAMES);

  setup.heading('Nieuw Amsterdam');
  [setup.seat(1), setup.playerName(1), setup.botName(1)].forEach(String);
  [setup.removeSeat, setup.moveSeat, setup.colourTaken, setup.firstChosen].forEach((say) => say(ANNA));
  setup.nameProblem.tooLong(20);
  setup.nameProblem.taken(ANNA);
  setup.nameProblem.toldApart(ANNA, `${ANNA} 2`);
  setup.mark(setup.colours[1], setup.shapes.square);
  ['random', 'easy'].forEach((level) => setup.levelOf(level));
  setup.edgeOf(ANNA, setup.edges.left);
  setup.fromSeed('abc');

  match.round(2, 6);
  match.rule('NA-T2');
  [1, 3].forEach((count) => [match.consent.question(ANNA, count), match.saving.unsaved(count)]);
  match.consent.others(NAMES);
  Object.values(match.marks).forEach((say) => say(ANNA));
  match.log.round(2);
  match.catchUp.title(ANNA);
  match.catchUp.earlier(3);
  const { toAct, sameAgain, passTo, ready, waiting } = match.handover;
  [toAct, sameAgain, passTo, ready].forEach((say) => say(ANNA));
  waiting(NAMES);
  sayBots(match);

  settings.textSizePercent(115);
  settings.version('1.0');
  [1, 4].forEach((count) => [end.lead(count), home.points(count), rules.found(count)]);
  end.step(1, 5);
  [end.place(1), end.graphRound(2), end.graphLine(ANNA, [3, 9])].forEach(String);
  saySaved(saved, errors);
  accessibility.unavailable('…');
  [accessibility.more('1'), accessibility.less('1')].forEach(String);
  accessibility.valueOf('1', 2, 3);
  accessibility.slider('1', 0, 9);
  accessibility.seat(ANNA, setup.colours[0], setup.shapes.circle);
}

const LAND = { id: 'L20-03', sites: 1, timber: 3, corn: 1 };
const SHIP = { id: 'S20-05', furs: 4, coins: 5, goods: 2 };

function sayNames({ names }: Game): void {
  Object.values(names.amount).forEach((say) => COUNTS.forEach((count) => say(count)));
  [-6, 3].forEach((points) => names.signedVp(points));
  names.furPile(10, 3);
  names.deck(8);
  names.fursOf(['lynx', 'lynx', 'beaver']);
  names.payment(PAYMENT);
  names.businessesOf(BUSINESSES);
  [names.column, names.camp, names.zone, names.turnToken].forEach((say) => say(2));
  names.decade(1620);
  names.land(LAND);
  names.ship(SHIP);
}

function sayMoves({ moves, button, told, preview }: Game): void {
  MOVES.forEach((move) => [moves.button(move), button(move), moves.told(move, ANNA), told(move, ANNA)]);
  moves.special.open(1);
  DISTRICTS.forEach((district) => moves.special.explain[district](FACTS));
  ([null, 'tied', 'majority'] as const).forEach((lead) => moves.special.fee(1, lead));
  moves.upTo(3);
  moves.needsOneOf([moves.label.acquireLand, moves.label.clearLand]);

  [CHANGE, NO_CHANGE].forEach((change) => [preview.resources(change), preview.change(change, ANNA)]);
  preview.vp(CHANGE.vp);
  const leads = [null, 'tied', 'majority'] as const;
  leads.forEach((before) =>
    leads.forEach((after) =>
      preview.leads({ district: 'granary', before: [before, null], after: [after, null] }, nameOf),
    ),
  );
  preview.upkeep({ businesses: 4, corn: 1, closing: 3, vp: 6 });
  preview.upkeep({ businesses: 1, corn: 0, closing: 1, vp: 2 });
  preview.upkeep({ businesses: 2, corn: 5, closing: 0, vp: 0 });
  [POOR, RICH].forEach((forecast) => [preview.income(forecast), preview.incomeChange(POOR, forecast)]);
  [1, 2].forEach((count) => preview.goodsLost(count));
}

function sayAuction({ auction, payment }: Game): void {
  [auction.forSale, auction.chooseSize, auction.tokenAtStake, auction.minimum, auction.lockOut].forEach(
    (say) => say(3),
  );
  auction.tiles(['city', 'land']);
  [0, 2].forEach((coins) => auction.bonus(coins));
  [auction.choose, auction.chosenBy, auction.lastColumn, auction.passed].forEach((say) => say(ANNA));
  auction.tokenSwap(BJORN, ANNA, 2);
  auction.tokenKept(ANNA, 1);
  [auction.highBid, auction.ceiling, auction.rivalCeiling, auction.hasColumn].forEach((say) => say(ANNA, 5));
  auction.ceilingKeeping(ANNA, 8, 4);
  auction.stillToBid(NAMES);
  auction.passedAutomatically(BJORN, 5);
  auction.tookAutomatically(BJORN, 2);
  [auction.raise(5), auction.bid(7)].forEach(String);
  const { summary } = auction;
  summary.title(1);
  summary.paid(ANNA, 8, PAYMENT);
  summary.paid(ANNA, 0, null);
  summary.unopposed(ANNA);
  [1, 2, 3].forEach((to) => summary.token(ANNA, 2, to));
  summary.order(NAMES);
  summary.leftOut([2, 3]);

  payment.title(ANNA, 8);
  [3, 0].forEach((left) => payment.left(left, 8));
  payment.tooMuch(1);
  payment.accept(PAYMENT);
  payment.give('…', 1, 3);
  payment.keep('4');
  payment.duties.corn(2, 3, 4);
  payment.duties.timber(2);
  payment.duties.goods(3, 7);
  [1, 3].forEach((fees) => payment.duties.coins(2, fees));
  payment.duties.furs(3, 4);
  [1, 2].forEach((closing) => payment.warning.closing(closing, 2 * closing));
  payment.warning.journey(2);
  payment.warning.shipment('S20-05');
}

function sayTable({ table }: Game): void {
  const { turn, businesses, lands, wharf, traders, ships, blackMarket, tradingPost, market, closing } = table;
  PHASES.forEach((phase) => table.prompt[phase](ANNA));
  STEPS.forEach((step) => COUNTS.forEach((count) => turn.tilesLeft(step, count)));
  [turn.passing, turn.endTurnPassing].forEach((say) => {
    say(2, true, 3);
    say(1, false, 1);
    say(0, true, 1);
    say(0, false, 0);
  });
  turn.passTile(1);
  [1, 3].forEach((coins) => turn.forTheRest(coins));
  businesses.cost(2, 2);
  [businesses.most, businesses.inSupply, businesses.elections].forEach((say) => say(3));
  [lands.houses, lands.place, lands.nextPlace].forEach((say) => say(1, 2));
  lands.clearing(2, 8, 6);
  lands.yields(4);
  [2, null].forEach((to) => lands.retreat(1, to));
  [1, 2].forEach((count) => [lands.sitesFree(count), lands.buildsOn('L20-03', count)]);
  [wharf.warehouses, wharf.goods].forEach((say) => say(2, 4));
  wharf.nextDock(2);
  [0, 1].forEach((lost) => [wharf.arriving(1, lost), wharf.arriving(3, lost)]);
  traders.each(1);
  traders.whole(4, 3);
  [0, 2].forEach((corn) => [traders.journey(corn), traders.price(3, corn)]);
  TRADERS.forEach((trader) => traders.choose(trader, 3));
  [ships.needs, ships.bestSet, ships.worth].forEach((say) => say(4));
  ships.chosen(2, 4);
  [1, 2].forEach((furs) => ships.missing(furs));
  ships.brings(5, 2);
  blackMarket.announce(2, 6);
  blackMarket.draw(2);
  blackMarket.inPile(12, 4);
  tradingPost.to(3);
  [1, 2].forEach((zones) => tradingPost.skips(zones));
  market.price(3, 3);
  [0, 1].forEach((fee) => market.after(4, fee));
  closing.title(ANNA, 3);
  closing.why(4, 1);
  [0, 2].forEach((left) => closing.left(left));
  closing.cost(6);
  closing.automatically(ANNA);
}

function sayIncome({ income, scoring }: Game): void {
  [income.harvested, income.fed].forEach((say) => say(ANNA, 3));
  income.closed(ANNA, 3, 6);
  [0, 1].forEach((lost) => income.unloaded(ANNA, 2, lost));
  income.earned(ANNA, 4, 3, 1);
  income.earned(ANNA, 1, 1, 0);
  income.nothing(ANNA);
  SCORINGS.forEach((step) => scoring.step[step].title);
  scoring.elections(ANNA, 1, 3, 9);
  scoring.elections(ANNA, 2, 1, 8);
  [5, null].forEach((place) => scoring.land(ANNA, place, 15));
  [scoring.furs, scoring.resources].forEach((say) => say(ANNA, 2, 2));
  [[ANNA], NAMES].forEach((names) => scoring.winner(names, 87));
}
