import { randomMove } from '@/core/game';
import { never } from '@/core/never';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { everyOutcome } from '../support/dice';
import { play } from '../support/table';
import { position } from '../support/position';

describe('a random move', () => {
  test('each kind of move is equally likely', () => {
    const state = position({ phase: 'bid', auction: { column: 0, bids: [15] } });
    const types = everyOutcome((below) => randomMove(nieuwAmsterdam, state, below));

    expect(types).toEqual([{ type: 'bid', amount: 16 }, { type: 'bid', amount: 17 }, { type: 'passBid' }]);
  });

  test('the first throw chooses among the offers, each with the same chance', () => {
    const asked: number[] = [];
    const below = (n: number) => {
      asked.push(n);
      return n - 1;
    };
    const state = position();

    expect(randomMove(nieuwAmsterdam, state, below)).toEqual({ type: 'endTurn' });
    expect(asked).toEqual([nieuwAmsterdam.offers(state).length]);
  });

  test('when the game is over there is none', () => {
    const { state } = play(position({ phase: 'trade', current: 2, round: 6 }), { type: 'endTurn' });

    expect(() => randomMove(nieuwAmsterdam, state, () => 0)).toThrow('nobody is to act');
  });
});

test('what can never be says what it was', () => {
  expect(() => never({ phase: 'lunch' } as never)).toThrow('unexpected {"phase":"lunch"}');
});
