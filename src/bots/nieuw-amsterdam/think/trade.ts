import { TRADER_WHOLE } from '../sim/cards';
import { FUR, type Sim, TRADER, TRADER_CELLS } from '../sim/cells';
import { add, codeOf, type MoveList, TRADE_FURS } from '../sim/code';
import { listShips } from '../sim/list-trade';
import { canTravel, mostFurs } from '../sim/ranges';

const TRADERS = 3;
const FUR_TYPES = 5;
const THERE = new Int32Array(FUR_TYPES);

/** Ships, whole lots, and of chosen furs those that go best with one's own. */
export function tradeIdeas(sim: Sim, own: number, list: MoveList): void {
  listShips(sim, own, list);
  if (!canTravel(sim, own)) return;
  for (let trader = 0; trader < TRADERS; trader++) {
    const most = mostFurs(sim, own, trader);
    if (most === 0) continue;
    if (TRADER_WHOLE[trader] === 1) add(list, codeOf(TRADE_FURS, trader));
    else chosenFurs(sim, own, trader, list);
  }
}

/** One fur more at a time, of the type that one then owns most of. */
function chosenFurs(sim: Sim, own: number, trader: number, list: MoveList): void {
  const cell = TRADER + trader * TRADER_CELLS;
  THERE.fill(0);
  for (let i = sim[cell] as number; i > 0; i--) {
    const fur = sim[cell + i] as number;
    THERE[fur] = (THERE[fur] as number) + 1;
  }
  let chosen = 0;
  for (let left = mostFurs(sim, own, trader); left > 0; left--) {
    let best = -1;
    let most = -1;
    for (let fur = 0; fur < FUR_TYPES; fur++) {
      const taken = (chosen >> (3 * fur)) & 7;
      const mine = (sim[own + FUR + fur] as number) + taken;
      if ((THERE[fur] as number) <= taken || mine <= most) continue;
      best = fur;
      most = mine;
    }
    chosen += 1 << (3 * best);
    add(list, codeOf(TRADE_FURS, trader | (chosen << 2)));
  }
}
