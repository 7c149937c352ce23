/**
 * A move as one whole number: the kind in the lowest five bits, its parameters above. Payments and closings need
 * more than 32 bits, so numbers go up to 53.
 */
export type Code = number;

export const PLACE = 0;
export const CHOOSE_COLUMN = 1;
export const MAKE_BID = 2;
export const PASS_BID = 3;
export const PAY = 4;
export const TAKE = 5;
export const BUILD = 6;
export const ELECTIONS = 7;
export const ACQUIRE = 8;
export const CLEAR = 9;
export const TRADE_FURS = 10;
export const SHIP_OUT = 11;
export const TIMBER_MARKET = 12;
export const CORN_MARKET = 13;
export const WAREHOUSE = 14;
export const HOUSES = 15;
export const BLACK_FURS = 16;
export const MOVE_POST = 17;
export const PASS_TILE = 18;
export const END_TURN = 19;
export const CLOSE = 20;

const KIND_BITS = 5;
const WORD = 4294967296;

export const codeOf = (kind: number, argument = 0): Code => ((argument << KIND_BITS) | kind) >>> 0;

/* Furs and businesses by type, three or two bits each. */
export const FUR_BITS = 3;
export const BUSINESS_BITS = 2;

/** What a trade or a shipment is of: a trader or a ship in the lowest two bits, then the furs. */
export const CARGO_BITS = 2;

/** Buying leaves the lowest bit 0, selling sets it. */
export const marketCode = (kind: number, amount: number, sell: boolean): Code =>
  codeOf(kind, (amount << 1) | (sell ? 1 : 0));

export const blackCode = (furs: number, coins: number): Code => codeOf(BLACK_FURS, (coins << 2) | furs);

/** How much of a payment or closing is of each kind: coins, goods, timber, corn and the furs; or the districts. */
export const PARTS = new Int32Array(9);

/** The width of each part of a payment, in bits: the last five stand in the upper word. */
const PAY_BITS = [9, 4, 7, 7] as const;
const PAY_FUR_BITS = 4;
const CLOSE_BITS = 5;
const LOW_DISTRICTS = 5;

/** The most of a stock that a payment can name. */
export const MOST_STOCK = PAY_BITS.map((bits) => (1 << bits) - 1);

const joined = (low: number, high: number): Code => (low >>> 0) + high * WORD;
const highOf = (code: Code): number => Math.floor(code / WORD);

/** The payment in `PARTS` as a code. */
export function payCode(): Code {
  const coins = PARTS[0] as number;
  const goods = PARTS[1] as number;
  const timber = PARTS[2] as number;
  const corn = PARTS[3] as number;
  let furs = 0;
  for (let fur = 4; fur >= 0; fur--) furs = (furs << PAY_FUR_BITS) | (PARTS[4 + fur] as number);
  return joined(PAY | (coins << 5) | (goods << 14) | (timber << 18) | (corn << 25), furs);
}

export function readPayment(code: Code): void {
  const furs = highOf(code);
  PARTS[0] = (code >>> 5) & 511;
  PARTS[1] = (code >>> 14) & 15;
  PARTS[2] = (code >>> 18) & 127;
  PARTS[3] = code >>> 25;
  for (let fur = 0; fur < 5; fur++) PARTS[4 + fur] = (furs >> (fur * PAY_FUR_BITS)) & 15;
}

/** The closing in `PARTS`, by district, as a code. */
export function closeCode(): Code {
  let low = 0;
  for (let d = LOW_DISTRICTS - 1; d >= 0; d--) low = (low << CLOSE_BITS) | (PARTS[d] as number);
  return joined(CLOSE | (low << KIND_BITS), PARTS[LOW_DISTRICTS] as number);
}

export function readClosing(code: Code): void {
  const low = code >>> KIND_BITS;
  for (let d = 0; d < LOW_DISTRICTS; d++) PARTS[d] = (low >>> (d * CLOSE_BITS)) & 31;
  PARTS[LOW_DISTRICTS] = highOf(code);
}

/** Codes in a row, how many there are in the first cell. */
export type MoveList = Float64Array;

const MOST_MOVES = 511;
export const newList = (): MoveList => new Float64Array(1 + MOST_MOVES);

export function add(list: MoveList, code: Code): void {
  const count = (list[0] as number) + 1;
  list[count] = code;
  list[0] = count;
}
