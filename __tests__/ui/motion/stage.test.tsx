import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Counted } from '@/ui/motion/counted';
import { Stage, usePlaying } from '@/ui/motion/stage';
import { usePlan } from '@/ui/motion/use-plan';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Board() {
  return <Text>{usePlaying() ? 'moving' : 'still'}</Text>;
}

function Table({ play, lasts = 400, coins = 0 }: { play: object; lasts?: number; coins?: number }) {
  return (
    <Stage play={play} lasts={lasts}>
      <Board />
      <Counted value={coins} />
    </Stage>
  );
}

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a game that is opened does not play its last move', async () => {
  await render(<Table play={{}} />);
  expect(screen.getByText('still')).toBeOnTheScreen();
});

test('a move is played and then over by itself', async () => {
  await render(<Table play={{}} />);
  await screen.rerender(<Table play={{}} />);
  expect(screen.getByText('moving')).toBeOnTheScreen();
  await later(399);
  expect(screen.getByText('moving')).toBeOnTheScreen();
  await later(1);
  expect(screen.getByText('still')).toBeOnTheScreen();
});

test('any tap ends it, and is not swallowed', async () => {
  await render(<Table play={{}} />);
  await screen.rerender(<Table play={{}} coins={20} />);
  const stage = screen.root;
  if (stage === null) throw new Error('nothing there');
  const swallowed: unknown = await fireEvent(stage, 'startShouldSetResponderCapture');
  expect(swallowed).not.toBe(true);
  expect(screen.getByText('still')).toBeOnTheScreen();
  expect(screen.getByText('20')).toBeOnTheScreen();
});

test('the next move begins at once, and ends when its own time is over', async () => {
  await render(<Table play={{}} />);
  await screen.rerender(<Table play={{}} />);
  await later(300);
  await screen.rerender(<Table play={{}} />);
  await later(300);
  expect(screen.getByText('moving')).toBeOnTheScreen();
  await later(100);
  expect(screen.getByText('still')).toBeOnTheScreen();
});

test('a figure counts to its value while pieces move', async () => {
  await render(<Table play={{}} coins={2} />);
  await screen.rerender(<Table play={{}} coins={20} />);
  expect(screen.getByText('2')).toBeOnTheScreen();
  await later(50);
  expect(screen.getByText('5')).toBeOnTheScreen();
  await later(400);
  expect(screen.getByText('20')).toBeOnTheScreen();
});

test('where nothing moves a figure is there at once', async () => {
  await render(<Table play={{}} lasts={0} coins={2} />);
  await screen.rerender(<Table play={{}} lasts={0} coins={20} />);
  expect(screen.getByText('20')).toBeOnTheScreen();
});

test('a plan is made once for a change, from the position before it', async () => {
  const plan = jest.fn((before: string) => `from ${before}`);
  function Planned({ view, events }: { view: string; events: readonly string[] }) {
    return <Text>{usePlan(view, events, plan)}</Text>;
  }
  const [none, some]: [string[], string[]] = [[], ['moved']];
  await render(<Planned view="A" events={none} />);
  await screen.rerender(<Planned view="B" events={some} />);
  expect(screen.getByText('from A')).toBeOnTheScreen();
  const made = plan.mock.calls.length;
  await screen.rerender(<Planned view="B" events={some} />);
  await screen.rerender(<Planned view="the same with other eyes" events={some} />);
  expect(screen.getByText('from A')).toBeOnTheScreen();
  expect(plan).toHaveBeenCalledTimes(made);
});
