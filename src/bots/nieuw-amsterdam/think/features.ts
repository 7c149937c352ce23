import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { DOCK_SPACE, SHIP_FURS } from '../sim/cards';
import {
  ALL_OWN_FURS,
  BUSINESSES,
  CARGO,
  CITY,
  COINS,
  CORN,
  CURRENT,
  FUR,
  GOODS,
  HARVEST,
  PHASE,
  POST,
  ROUND,
  seatAt,
  SHIP,
  SHIPS,
  type Sim,
  SPECIAL,
  TILES_LEFT,
  TIMBER,
  TOKEN,
  TRADE,
  VP,
  WAREHOUSES,
} from '../sim/cells';
import { journey } from '../sim/river';
import { cityFeatures } from './city';
import { landFeatures } from './land';
import { AT } from './names';

const STEPS_OF_GAME = 3 * ROUNDS;
const LAST_STEP = TRADE + 1;

/** Special actions of this round that the seat still has before it. */
function specialsLeft(sim: Sim, seat: number): number {
  const phase = sim[PHASE] as number;
  if (phase < CITY) return LAST_STEP - CITY;
  if (phase > TRADE) return 0;
  const current = sim[CURRENT] as number;
  const later = LAST_STEP - phase - 1;
  if (seat === current) return later + 1 - (sim[SPECIAL] as number);
  const waits = (sim[seatAt(seat) + TOKEN] as number) > (sim[seatAt(current) + TOKEN] as number);
  return waits ? later + 1 : later;
}

export function features(sim: Sim, seat: number, out: Float64Array): void {
  const own = seatAt(seat);
  const rounds = ROUNDS - (sim[ROUND] as number);
  const specials = specialsLeft(sim, seat);
  const live = (3 * rounds + specials) / STEPS_OF_GAME;
  out[AT.vp] = sim[own + VP] as number;
  out[AT.specials] = specials;
  out[AT.token] = rounds > 0 ? (sim[own + TOKEN] as number) - 1 : 0;
  stockFeatures(sim, own, live, out);
  cornFeatures(sim, own, rounds, out);
  furFeatures(sim, own, rounds, out);
  cityFeatures(sim, seat, rounds, out);
  goodsFeatures(sim, own, rounds, out);
  landFeatures(sim, own, rounds, out);
  tileFeatures(sim, own, rounds, out);
}

const least = (a: number, b: number): number => (a < b ? a : b);

function stockFeatures(sim: Sim, own: number, live: number, out: Float64Array): void {
  const coins = sim[own + COINS] as number;
  const goods = sim[own + GOODS] as number;
  const timber = sim[own + TIMBER] as number;
  const corn = sim[own + CORN] as number;
  const open = live > 0 ? 1 : 0;
  out[AT.coins] = coins;
  out[AT.coinsLive] = coins * live;
  out[AT.firstCoins] = least(coins, 3) * open;
  out[AT.goods] = goods;
  out[AT.goodsLive] = goods * live;
  out[AT.firstGoods] = least(goods, 4) * open;
  out[AT.timber] = timber;
  out[AT.timberLive] = timber * live;
  out[AT.firstTimber] = least(timber, 3) * open;
  out[AT.corn] = corn;
  out[AT.cornLive] = corn * live;
}

/** Corn missing at the next upkeep, and what upkeep and harvest come to in the rounds after. */
function cornFeatures(sim: Sim, own: number, rounds: number, out: Float64Array): void {
  const harvest = sim[own + HARVEST] as number;
  const burden = (sim[own + BUSINESSES] as number) - harvest;
  const corn = sim[own + CORN] as number;
  out[AT.famine] = burden > corn ? burden - corn : 0;
  out[AT.cornBurden] = burden > 0 ? burden * rounds : 0;
  out[AT.harvest] = harvest * rounds;
}

/** Furs by rank, and the best ship that could be loaded with a tile in hand. */
function furFeatures(sim: Sim, own: number, rounds: number, out: Float64Array): void {
  const furs = sim[own + ALL_OWN_FURS] as number;
  let most = 0;
  let second = 0;
  for (let cell = own + FUR; cell < own + ALL_OWN_FURS; cell++) {
    const count = sim[cell] as number;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  const tiles = sim[own + TILES_LEFT + 2] as number;
  const reach = least(1, (rounds + (tiles > 0 ? 2 : 0)) / 4);
  out[AT.furs] = furs;
  out[AT.fursMost] = most * reach;
  out[AT.fursSecond] = second * reach;
  out[AT.fursOther] = (furs - most - second) * reach;
  out[AT.cargoNow] = tiles > 0 ? bestCargo(sim, furs, most, second) : 0;
}

function bestCargo(sim: Sim, furs: number, most: number, second: number): number {
  let best = 0;
  for (let offer = (sim[SHIPS] as number) - 1; offer >= 0; offer--) {
    const asked = SHIP_FURS[sim[SHIP + offer] as number] as number;
    if (asked > furs) continue;
    const first = least(asked, most);
    const next = least(asked - first, second);
    const points = asked + 2 * first + next;
    if (points > best) best = points;
  }
  return best;
}

/** Goods to come, those that will not fit the docks now, and the room. */
function goodsFeatures(sim: Sim, own: number, rounds: number, out: Float64Array): void {
  const room = DOCK_SPACE[sim[own + WAREHOUSES] as number] as number;
  const cargo = sim[own + CARGO] as number;
  const over = cargo + (sim[own + GOODS] as number) - room;
  out[AT.goodsIncome] = least(cargo, room) * (rounds + 1);
  out[AT.goodsLost] = over > 0 ? over : 0;
  out[AT.dockRoom] = room * rounds;
}

function tileFeatures(sim: Sim, own: number, rounds: number, out: Float64Array): void {
  const city = sim[own + TILES_LEFT] as number;
  const land = sim[own + TILES_LEFT + 1] as number;
  const trade = sim[own + TILES_LEFT + 2] as number;
  const corn = journey(sim, sim[own + POST] as number);
  out[AT.cityTile] = city > 0 ? 1 : 0;
  out[AT.landTile] = land > 0 ? 1 : 0;
  out[AT.tradeTile] = trade > 0 ? 1 : 0;
  out[AT.moreCityTiles] = city > 1 ? city - 1 : 0;
  out[AT.moreLandTiles] = land > 1 ? land - 1 : 0;
  out[AT.moreTradeTiles] = trade > 1 ? trade - 1 : 0;
  out[AT.cityTimber] = city > 0 ? least(sim[own + TIMBER] as number, 3) : 0;
  out[AT.tradeGoods] = trade > 0 ? least(sim[own + GOODS] as number, 7) : 0;
  out[AT.journey] = corn * rounds;
  out[AT.journeyNow] = trade > 0 ? corn : 0;
}
