import { count } from '@/core/amounts';
import { at, range, sum } from '@/core/list';
import type { Seat } from '@/core/game';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { LAND_CARDS, SHIP_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import {
  type Auction,
  type Column,
  type District,
  DISTRICTS,
  type Fur,
  type FurCounts,
  FURS,
  type Land,
  type Phase,
  type Player,
  type State,
  type Step,
  STEPS,
  type Trader,
  TRADERS,
} from '@/games/nieuw-amsterdam/types';
import { addFurs, dealt, fursOf, otherFurs } from './pieces';
import { frozen } from './table';

/** What is special about one player; everything else is as at the start, but without furs. */
interface SeatWanted extends Partial<Omit<Player, 'token' | 'furs' | 'tiles' | 'lands' | 'buildings'>> {
  readonly furs?: Partial<FurCounts>;
  /** By default those of the column taken; in a step one for whoever is to act, and none for the others. */
  readonly tiles?: Partial<Record<Step, number>>;
  readonly lands?: readonly (Pick<Land, 'id'> & Partial<Land>)[];
}

/** What is special about a position. Pieces nobody speaks of lie where they can do no harm. */
export interface Wanted {
  readonly players?: number;
  /** By default the first one in which the cards of the players can be theirs. */
  readonly round?: number;
  /** Any but `placement` and `over`, which are reached by play. */
  readonly phase?: Phase;
  /** In steps and upkeep; by default who has token 1. */
  readonly current?: Seat;
  /** By seat; by default 1, 2, 3, … */
  readonly tokens?: readonly number[];
  readonly seats?: Readonly<Record<Seat, SeatWanted>>;
  readonly districts?: Partial<Record<District, readonly number[]>>;
  readonly camps?: readonly number[];
  readonly traders?: Partial<Record<Trader, readonly Fur[]>>;
  /** The cards on offer; by default four that nobody has. */
  readonly lands?: readonly string[];
  readonly ships?: readonly string[];
  readonly columns?: readonly (readonly Step[])[];
  readonly takenBy?: readonly (Seat | null)[];
  /** Bids so far in turn order, null for a pass. */
  readonly auction?: { readonly column: number; readonly bids: readonly (number | null)[] };
  /** The top of the draw pile. */
  readonly furDraw?: readonly Fur[];
  readonly furDiscard?: readonly Fur[];
  /** Where all other furs are: under the draw pile, or with a player. */
  readonly otherFurs?: 'draw' | Seat;
}

export const COLUMNS: readonly (readonly Step[])[] = [
  ['city', 'land', 'trade'],
  ['city', 'land', 'trade'],
  ['city', 'land'],
  ['city', 'land'],
  ['trade', 'trade'],
];

const AT_TRADERS: Readonly<Record<Trader, readonly Fur[]>> = {
  top: ['lynx', 'otter', 'beaver', 'mink'],
  middle: ['lynx', 'lynx', 'mink'],
  bottom: ['otter', 'beaver', 'mink', 'muskrat'],
};

/** A valid position: `game.read` has accepted it. Frozen, so that a rule that changes it fails at once. */
export function position(wanted: Wanted = {}): State {
  const { players: number = 3, phase = 'city' } = wanted;
  const tokens = wanted.tokens ?? range(number).map((seat) => seat + 1);
  const order = range(number).map((index) => tokens.indexOf(index + 1));
  const moneyBox = moneyBoxOf(wanted, phase, number);
  const waiting = order.filter((seat) => !moneyBox.some(({ takenBy }) => takenBy === seat));
  const auction = auctionOf(wanted, phase, waiting);
  const acting = STEPS_AND_UPKEEP.includes(phase)
    ? (wanted.current ?? order[0])
    : (auction?.toAct ?? waiting[0]);
  const current = acting ?? null;
  const districts = districtsOf(wanted, number);
  const inHand = (seat: Seat): Partial<Record<Step, number>> => {
    if (STEPS_AND_UPKEEP.includes(phase)) return seat === current ? { [phase]: 1 } : {};
    return count(moneyBox.find(({ takenBy }) => takenBy === seat)?.tiles ?? [], STEPS);
  };
  const players = tokens.map((token, seat) => ({ ...playerOf(wanted.seats?.[seat], inHand(seat)), token }));
  const round = wanted.round ?? leastRound(players);
  const start = game.setup({ players: number, seed: 'position', first: 0 });
  return accepted({
    ...start,
    ...cardsAndPiles(wanted, round, players),
    ...{ round, phase, current, districts, moneyBox, auction },
    players: withOtherFurs(wanted, players).map((player, seat) => withSupply(player, seat, districts)),
    camps: wanted.camps ?? start.camps,
    traders: { ...AT_TRADERS, ...wanted.traders },
  });
}

/** The first round in which these cards can be owned and four more be on offer. */
const leastRound = (players: readonly Player[]): number =>
  1 +
  Math.ceil(
    Math.max(sum(players.map(({ lands }) => lands.length)), sum(players.map(({ ships }) => ships.length))) /
      4,
  );

const STEPS_AND_UPKEEP: readonly Phase[] = ['city', 'land', 'trade', 'upkeep'];

/** Through the judge of loaded states; a position that does not fit is a mistake of the test. */
function accepted(state: State): State {
  const read = game.read(state);
  if (!read.ok) throw new Error(`not a position: ${JSON.stringify(read.refusal)}`);
  return frozen(read.state);
}

/** Nobody has a column while choosing; everybody has one in the steps. */
function moneyBoxOf({ columns = COLUMNS, takenBy }: Wanted, phase: Phase, players: number): Column[] {
  const none = phase === 'choose' || phase === 'bid' || phase === 'pay';
  const served = players - (phase === 'takeColumn' ? 1 : 0);
  const byDefault = (index: number): Seat | null => (none || index >= served ? null : index);
  const taker = (index: number): Seat | null => (takenBy ? (takenBy[index] ?? null) : byDefault(index));
  return columns.map((tiles, index) => ({ tiles, takenBy: taker(index) }));
}

function auctionOf({ auction }: Wanted, phase: Phase, waiting: readonly Seat[]): Auction | null {
  if (phase !== 'bid' && phase !== 'pay') return null;
  const { column, bids: amounts } = auction ?? { column: 0, bids: [] };
  const bids = amounts.map((amount, index) => ({ player: at(waiting, index), amount }));
  const best = amounts.indexOf(Math.max(...amounts.map((amount) => amount ?? -1)));
  const toAct = at(waiting, phase === 'pay' ? best : bids.length);
  return { chooser: at(waiting, 0), column, bids, toAct };
}

/** A player with what is wanted, but no token and no buildings yet. */
function playerOf(wanted: SeatWanted = {}, ownTiles: Partial<Record<Step, number>>): Omit<Player, 'token'> {
  const { furs, tiles = ownTiles, lands = [], ...rest } = wanted;
  return {
    ...{
      coins: 8,
      goods: 4,
      timber: 3,
      corn: 2,
      vp: 0,
      warehouses: 1,
      post: 1,
      ships: [],
      specialUsed: false,
    },
    ...rest,
    buildings: 0,
    furs: fursOf(furs),
    tiles: { city: tiles.city ?? 0, land: tiles.land ?? 0, trade: tiles.trade ?? 0 },
    lands: lands.map((own) => ({ houses: 0, cleared: false, ...own })),
  };
}

/** Of 25 buildings those that stand nowhere. */
function withSupply(player: Player, seat: Seat, districts: State['districts']): Player {
  const businesses = sum(DISTRICTS.map((district) => at(districts[district], seat)));
  const houses = sum(player.lands.map((land) => land.houses));
  return { ...player, buildings: 25 - businesses - houses - player.warehouses };
}

function districtsOf({ districts = {} }: Wanted, players: number): State['districts'] {
  const none = range(players).map(() => 0);
  const row = (district: District): readonly number[] => districts[district] ?? none;
  return {
    lumberYard: row('lumberYard'),
    granary: row('granary'),
    docks: row('docks'),
    carpenters: row('carpenters'),
    blackMarket: row('blackMarket'),
    tradingCompany: row('tradingCompany'),
  };
}

function cardsAndPiles(
  wanted: Wanted,
  round: number,
  players: readonly Player[],
): Pick<State, 'lands' | 'ships' | 'piles'> {
  const ownLands = players.flatMap(({ lands }) => lands.map(({ id }) => id));
  const ownShips = players.flatMap(({ ships }) => ships);
  const land = dealt(LAND_CARDS, round, ownLands, wanted.lands);
  const ship = dealt(SHIP_CARDS, round, ownShips, wanted.ships);
  const under = typeof wanted.otherFurs === 'number' ? [] : othersOf(wanted, players);
  const furDraw = [...(wanted.furDraw ?? []), ...under];
  const { furDiscard = [] } = wanted;
  return {
    lands: land.offer,
    ships: ship.offer,
    piles: { furDraw, furDiscard, landDeck: land.deck, shipDeck: ship.deck },
  };
}

function othersOf({ traders, furDraw = [], furDiscard = [] }: Wanted, players: readonly Player[]): Fur[] {
  const there = { ...AT_TRADERS, ...traders };
  const lying = [...TRADERS.flatMap((trader) => there[trader]), ...furDraw, ...furDiscard];
  return otherFurs(
    lying,
    players.map(({ furs }) => furs),
  );
}

function withOtherFurs(wanted: Wanted, players: readonly Player[]): readonly Player[] {
  if (typeof wanted.otherFurs !== 'number') return players;
  const others = count(othersOf(wanted, players), FURS);
  return players.map((player, seat) =>
    seat === wanted.otherFurs ? { ...player, furs: addFurs(player.furs, others) } : player,
  );
}
