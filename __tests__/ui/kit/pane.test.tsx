import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';

import { Button } from '@/ui/kit/button';
import { Pane, type Turn, useRoom } from '@/ui/kit/pane';
import { Text } from '@/ui/kit/text';

function Told() {
  const { width, height } = useRoom();
  return <Text>{`${width} x ${height}`}</Text>;
}

async function turned(turn: Turn, onPress = jest.fn()) {
  await render(
    <Pane turn={turn}>
      <Told />
      <Button label="Bid" onPress={onPress} />
    </Pane>,
  );
  const pane = screen.getByTestId(`turned-${turn}`);
  const box = pane.parent;
  if (box === null) throw new Error('the pane lies in nothing');
  await fireEvent(box, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 400, height: 700 } } });
}

test.each([
  [0, '400 x 700'],
  [180, '400 x 700'],
  [90, '700 x 400'],
  [270, '700 x 400'],
] as const)('turned by %i it is laid out for the room its reader has', async (turn, room) => {
  await turned(turn);
  expect(screen.getByText(room)).toBeOnTheScreen();
});

test('a quarter turn lies about the middle of its place', async () => {
  await turned(90);
  expect(screen.getByTestId('turned-90')).toHaveStyle({
    width: 700,
    height: 400,
    left: -150,
    top: 150,
    transform: [{ rotate: '90deg' }],
  });
});

test.each([0, 90, 180, 270] as const)('turned by %i it takes taps', async (turn) => {
  const onPress = jest.fn();
  await turned(turn, onPress);
  await userEvent.press(screen.getByRole('button', { name: 'Bid' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
