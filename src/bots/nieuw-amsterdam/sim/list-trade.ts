import { SHIP_FURS, TRADER_WHOLE } from './cards';
import { ALL_OWN_FURS, FUR, SHIP, SHIPS, type Sim, TRADER, TRADER_CELLS } from './cells';
import { add, codeOf, type MoveList, SHIP_OUT, TRADE_FURS } from './code';
import { canTravel, mostFurs } from './ranges';

const TRADERS = 3;
const FUR_TYPES = 5;
const THERE = new Int32Array(FUR_TYPES);

export function listTrade(sim: Sim, own: number, list: MoveList): void {
  if (canTravel(sim, own)) {
    for (let trader = 0; trader < TRADERS; trader++) listTrader(sim, own, trader, list);
  }
  listShips(sim, own, list);
}

/** NA-T3: every ship that can be loaded, with the furs that score most. */
export function listShips(sim: Sim, own: number, list: MoveList): void {
  const count = sim[SHIPS] as number;
  for (let offer = 0; offer < count; offer++) {
    const furs = SHIP_FURS[sim[SHIP + offer] as number] as number;
    if (furs <= (sim[own + ALL_OWN_FURS] as number)) {
      add(list, codeOf(SHIP_OUT, offer | (commonest(sim, own, furs) << 2)));
    }
  }
}

/** NA-T1: a whole lot, or every choice of furs. */
function listTrader(sim: Sim, own: number, trader: number, list: MoveList): void {
  const most = mostFurs(sim, own, trader);
  if (most === 0) return;
  if (TRADER_WHOLE[trader] === 1) return add(list, codeOf(TRADE_FURS, trader));
  const cell = TRADER + trader * TRADER_CELLS;
  THERE.fill(0);
  for (let i = sim[cell] as number; i > 0; i--) {
    const fur = sim[cell + i] as number;
    THERE[fur] = (THERE[fur] as number) + 1;
  }
  listChoices(list, trader, most, 0);
}

/** Every way to add up to `left` furs of `type` and those after it to what is `chosen`. */
function listChoices(list: MoveList, chosen: number, left: number, type: number): void {
  for (let fur = type; fur < FUR_TYPES && left > 0; fur++) {
    const there = THERE[fur] as number;
    for (let number = 1; number <= there && number <= left; number++) {
      const more = chosen | (number << (2 + 3 * fur));
      add(list, codeOf(TRADE_FURS, more));
      listChoices(list, more, left - number, fur + 1);
    }
  }
}

/** So many of a player's furs, three bits a type, the commonest type first: that scores most. */
function commonest(sim: Sim, own: number, furs: number): number {
  let chosen = 0;
  for (let left = furs; left > 0;) {
    let most = 0;
    let type = 0;
    for (let fur = 0; fur < FUR_TYPES; fur++) {
      const count = sim[own + FUR + fur] as number;
      if (count <= most || ((chosen >> (3 * fur)) & 7) !== 0) continue;
      most = count;
      type = fur;
    }
    const given = most < left ? most : left;
    chosen |= given << (3 * type);
    left -= given;
  }
  return chosen;
}
