import { at } from '@/core/list';
import { MONEY_BOX, TILES } from '../catalogue';
import { count } from '@/core/amounts';
import type { Seat } from '@/core/game';
import { playerAt } from '../draft';
import { type State, type Step, STEPS } from '../types';
import type { Demands } from './demand';

/** Tiles on the money box and in hand. */
export function* tiles(state: State): Demands {
  yield* laid(state);
  for (const seat of state.players.keys()) yield* held(state, seat);
  yield* supply(state);
}

/** NA-P3: twelve tiles in columns of the right size, none before the first round. */
function* laid({ phase, moneyBox }: State): Demands {
  const empty = phase === 'placement';
  for (const [index, column] of moneyBox.entries()) {
    const size = empty ? 0 : at(MONEY_BOX, index).tiles;
    yield [column.tiles.length === size, 'NA-P3', `moneyBox.${index}.tiles`, `${size} tiles`];
  }
  const all = count(
    moneyBox.flatMap((column) => column.tiles),
    STEPS,
  );
  for (const step of STEPS) {
    const number = empty ? 0 : TILES[step];
    yield [all[step] === number, 'NA-P3', 'moneyBox', `${number} ${step} tiles`];
  }
}

/** NA-A4, NA-A6: a column's tiles in hand until the steps. NA-X4: none of a step that is past for the player. */
function* held(state: State, seat: Seat): Demands {
  const own = playerAt(state, seat).tiles;
  const column = state.moneyBox.find(({ takenBy }) => takenBy === seat);
  const taken = count(column?.tiles ?? [], STEPS);
  const inSteps = STEPS.some((step) => step === state.phase);
  for (const step of STEPS) {
    const past = isPast(state, seat, step);
    const fits = past ? own[step] === 0 : inSteps || own[step] === taken[step];
    const expected = past ? 'no tile of a step that is past' : 'the tiles of the column taken';
    yield [fits, past ? 'NA-X4' : 'NA-A4', `players.${seat}.tiles.${step}`, expected];
  }
}

/** Whether a player's turn in a step is over. */
function isPast(state: State, seat: Seat, step: Step): boolean {
  if (state.phase === 'upkeep' || state.phase === 'over') return true;
  const now = STEPS.findIndex((other) => other === state.phase);
  if (STEPS.indexOf(step) !== now || state.current === null) return STEPS.indexOf(step) < now;
  return playerAt(state, seat).token < playerAt(state, state.current).token;
}

/** Nobody holds more of a kind than there are. */
function* supply({ players }: State): Demands {
  for (const step of STEPS) {
    let inHand = 0;
    for (const [seat, player] of players.entries()) {
      inHand += player.tiles[step];
      yield [
        inHand <= TILES[step],
        'NA-P3',
        `players.${seat}.tiles.${step}`,
        `at most ${TILES[step]} ${step} tiles in all`,
      ];
    }
  }
}
