import { count } from '@/core/amounts';
import { at, without } from '@/core/list';
import { openRng, shuffled } from '@/core/rng';
import type { Seat } from '@/core/game';
import type { StockEvent, VpSource } from './events';
import type { RuleId } from './rule-ids';
import { type District, type Fur, FURS, type Land, type LandId, type ShipId, type Trader } from './types';
import { ownFurs, ownPiles, ownPlayer, type Work, tell } from './draft';

/*
 * The verbs of the game: the only code that changes what somebody owns. Each tells its event, so that the
 * events account for every change.
 */

/** Resources from the bank, or with a negative amount to it. */
export function gain(work: Work, gained: StockEvent): void {
  if (gained.amount === 0) return;
  ownPlayer(work, gained.player)[gained.type] += gained.amount;
  tell(work, gained);
}

/** The rule that each kind of points is scored by. */
const RULE_OF: Readonly<Record<VpSource, RuleId>> = {
  elections: 'NA-C2',
  land: 'NA-L3',
  ships: 'NA-T3',
  closing: 'NA-I2',
  lastElections: 'NA-E1',
  lastLand: 'NA-E2',
  furs: 'NA-E3',
  resources: 'NA-E3',
};

/** Points never fall below 0 (NA-I2): the event tells what was really lost. */
export function score(work: Work, seat: Seat, points: number, source: VpSource): void {
  const player = ownPlayer(work, seat);
  const amount = Math.max(points, -player.vp);
  if (amount === 0) return;
  player.vp += amount;
  tell(work, { type: 'vp', player: seat, amount, source, rule: RULE_OF[source] });
}

export function discardFurs(work: Work, seat: Seat, furs: readonly Fur[], rule: RuleId): void {
  if (furs.length === 0) return;
  const piles = ownPiles(work);
  const own = ownFurs(work, seat);
  for (const fur of furs) own[fur]--;
  piles.furDiscard = piles.furDiscard.concat(furs);
  tell(work, { type: 'fursDiscarded', player: seat, furs, rule });
}

export function takeFurs(work: Work, seat: Seat, trader: Trader, furs: readonly Fur[]): void {
  const { state } = work;
  const own = ownFurs(work, seat);
  for (const fur of furs) own[fur]++;
  const left = furs.reduce<readonly Fur[]>(without, state.traders[trader]);
  state.traders = { ...state.traders, [trader]: left };
  tell(work, { type: 'fursTaken', player: seat, trader, furs, rule: 'NA-T1' });
}

export function drawFurs(work: Work, seat: Seat, number: number): void {
  const own = ownFurs(work, seat);
  drawFromPile(work, number, (furs) => {
    for (const fur of furs) own[fur]++;
    tell(work, { type: 'fursDrawn', player: seat, furs, rule: 'NA-D5' });
  });
  markRevealed(work);
}

export function layFurs(work: Work, trader: Trader, number: number): void {
  const { state } = work;
  drawFromPile(work, number, (furs) => {
    state.traders = { ...state.traders, [trader]: state.traders[trader].concat(furs) };
    tell(work, { type: 'fursLaid', trader, furs, rule: 'NA-P2' });
  });
}

/**
 * NA-P2: when a fur must be drawn and the pile is empty, and only then, the discards become a new pile; if even
 * they do not suffice there are fewer furs.
 */
function drawFromPile(work: Work, number: number, take: (furs: readonly Fur[]) => void): void {
  if (number === 0) return;
  const piles = ownPiles(work);
  const drawn = piles.furDraw.slice(0, number);
  piles.furDraw = piles.furDraw.slice(drawn.length);
  if (drawn.length > 0) take(drawn);
  if (drawn.length === number || piles.furDiscard.length === 0) return;
  reshuffle(work);
  drawFromPile(work, number - drawn.length, take);
}

function reshuffle(work: Work): void {
  const { state } = work;
  const chance = openRng(state.rng);
  const piles = ownPiles(work);
  piles.furDraw = shuffled(piles.furDiscard, chance.below);
  piles.furDiscard = [];
  state.rng = chance.rng();
  tell(work, { type: 'fursReshuffled', count: state.piles.furDraw.length, rule: 'NA-P2' });
}

/**
 * Marks that something hidden came to light. The generator moves on although nothing was rolled, so "the
 * generator has changed" means exactly "something was revealed", which is what limits taking back.
 */
function markRevealed(work: Work): void {
  const chance = openRng(work.state.rng);
  chance.below(2);
  work.state.rng = chance.rng();
}

export function buildBusinesses(work: Work, seat: Seat, district: District, number: number): void {
  if (number === 0) return;
  const rule = work.state.phase === 'placement' ? 'NA-S7' : 'NA-C1';
  addBusinesses(work, seat, district, number);
  tell(work, { type: 'businessesBuilt', player: seat, district, count: number, rule });
}

export function closeBusinesses(work: Work, seat: Seat, district: District, number: number): void {
  if (number === 0) return;
  addBusinesses(work, seat, district, -number);
  tell(work, { type: 'businessesClosed', player: seat, district, count: number, rule: 'NA-I2' });
}

function addBusinesses(work: Work, seat: Seat, district: District, number: number): void {
  const { state } = work;
  const businesses = [...state.districts[district]];
  businesses[seat] = at(businesses, seat) + number;
  state.districts = { ...state.districts, [district]: businesses };
  ownPlayer(work, seat).buildings -= number;
}

export function buildWarehouse(work: Work, seat: Seat): void {
  const player = ownPlayer(work, seat);
  player.buildings--;
  player.warehouses++;
  tell(work, { type: 'warehouseBuilt', player: seat, site: player.warehouses, rule: 'NA-D3' });
}

export function buildHouses(work: Work, seat: Seat, land: LandId, number: number): void {
  const player = ownPlayer(work, seat);
  player.buildings -= number;
  player.lands = player.lands.map((own) => (own.id === land ? { ...own, houses: own.houses + number } : own));
  tell(work, { type: 'housesBuilt', player: seat, land, count: number, rule: 'NA-D4' });
}

export function acquireLand(work: Work, seat: Seat, land: LandId): void {
  const player = ownPlayer(work, seat);
  work.state.lands = without(work.state.lands, land);
  player.lands = player.lands.concat({ id: land, houses: 0, cleared: false } satisfies Land);
  tell(work, { type: 'landAcquired', player: seat, land, rule: 'NA-L1' });
}

export function clearLand(work: Work, seat: Seat, land: LandId): void {
  const player = ownPlayer(work, seat);
  player.lands = player.lands.map((own) => (own.id === land ? { ...own, cleared: true } : own));
  tell(work, { type: 'landCleared', player: seat, land, rule: 'NA-L3' });
}

export function takeShip(work: Work, seat: Seat, ship: ShipId): void {
  const player = ownPlayer(work, seat);
  work.state.ships = without(work.state.ships, ship);
  player.ships = player.ships.concat(ship);
  tell(work, { type: 'shipLoaded', player: seat, ship, rule: 'NA-T3' });
}

export function takeToken(work: Work, seat: Seat, token: number): void {
  ownPlayer(work, seat).token = token;
  tell(work, { type: 'tokenTaken', player: seat, token, rule: 'NA-A5' });
}

export const countFurs = (furs: readonly Fur[]): Record<Fur, number> => count(furs, FURS);
