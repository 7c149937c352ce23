import { addBusinesses } from '../sim/actions';
import { COLUMN, copySim, CURRENT, newSim, type Sim } from '../sim/cells';
import { CHOOSE_COLUMN, CLOSE, type Code, END_TURN, MAKE_BID, PASS_BID, PAY, PLACE, TAKE } from '../sim/code';
import { addColumn } from '../sim/columns';
import { features } from '../think/features';
import { type Feature, FEATURES } from '../think/names';
import { attempt } from '../think/trial';
import type { Weights } from '../think/weights';
import type { Term, Weight } from '../terms';

/** Less than this says nothing. */
const WEIGHTY = 0.25;

/** The features in the words that players know. */
const TERM_OF: Readonly<Record<Feature, Term>> = {
  vp: 'points',
  coins: 'stocks',
  coinsLive: 'stocks',
  firstCoins: 'stocks',
  goods: 'stocks',
  goodsLive: 'stocks',
  firstGoods: 'stocks',
  timber: 'stocks',
  timberLive: 'stocks',
  firstTimber: 'stocks',
  corn: 'stocks',
  cornLive: 'stocks',
  famine: 'stocks',
  cornBurden: 'income',
  furs: 'furs',
  fursMost: 'furs',
  fursSecond: 'furs',
  fursOther: 'furs',
  cargoNow: 'furs',
  leads: 'leads',
  leadsLater: 'leads',
  leadsNow: 'leads',
  margin: 'leads',
  rivals: 'leads',
  coinIncome: 'income',
  businesses: 'leads',
  goodsIncome: 'income',
  goodsLost: 'room',
  dockRoom: 'room',
  pending: 'land',
  pendingNow: 'land',
  pendingYield: 'land',
  progress: 'houses',
  rowLength: 'land',
  freeSites: 'land',
  harvest: 'income',
  cityTile: 'cityTiles',
  landTile: 'landTiles',
  tradeTile: 'tradeTiles',
  moreCityTiles: 'cityTiles',
  moreLandTiles: 'landTiles',
  moreTradeTiles: 'tradeTiles',
  cityTimber: 'cityTiles',
  tradeGoods: 'tradeTiles',
  journey: 'post',
  journeyNow: 'post',
  token: 'points',
  specials: 'stocks',
};

const BEFORE = new Float64Array(FEATURES.length);
const AFTER = new Float64Array(FEATURES.length);

/** What a move gains over doing nothing, term by term, the weightiest first. */
export function reasonsFor(sim: Sim, code: Code, weights: Weights): readonly Weight[] {
  const seat = sim[CURRENT] as number;
  switch (code & 31) {
    case CHOOSE_COLUMN:
    case TAKE:
      return columnReasons(sim, code >>> 5, weights);
    case MAKE_BID:
      return columnReasons(sim, sim[COLUMN] as number, weights);
    case PASS_BID:
      return [{ term: 'columnWorth', amount: 0 }];
    case PAY:
    case CLOSE:
      return [{ term: 'leastNeeded', amount: WEIGHTY }];
    case PLACE:
      return placeReasons(sim, code >>> 5, weights);
    default:
      features(attempt(sim, END_TURN), seat, BEFORE);
      features(attempt(sim, code), seat, AFTER);
      return byTerm(weights);
  }
}

const CHANGED = newSim();

function columnReasons(sim: Sim, column: number, weights: Weights): readonly Weight[] {
  const seat = sim[CURRENT] as number;
  copySim(CHANGED, sim);
  addColumn(CHANGED, seat, column, 1);
  features(sim, seat, BEFORE);
  features(CHANGED, seat, AFTER);
  return byTerm(weights).map(({ term, amount }) => ({ term: term === 'stocks' ? 'coins' : term, amount }));
}

function placeReasons(sim: Sim, district: number, weights: Weights): readonly Weight[] {
  const seat = sim[CURRENT] as number;
  copySim(CHANGED, sim);
  addBusinesses(CHANGED, seat, district, 1);
  features(sim, seat, BEFORE);
  features(CHANGED, seat, AFTER);
  return byTerm(weights);
}

function byTerm(weights: Weights): readonly Weight[] {
  const sums = new Map<Term, number>();
  FEATURES.forEach((feature, index) => {
    const change = (AFTER[index] ?? 0) - (BEFORE[index] ?? 0);
    const term = TERM_OF[feature];
    sums.set(term, (sums.get(term) ?? 0) + change * (weights[index] ?? 0));
  });
  return [...sums]
    .map(([term, amount]) => ({ term, amount }))
    .filter(({ amount }) => Math.abs(amount) >= WEIGHTY)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
