import { render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';

import { AmountRow } from '@/ui/kit/amount-row';
import { Button } from '@/ui/kit/button';
import { IconButton } from '@/ui/kit/icon-button';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Stepper } from '@/ui/kit/stepper';
import { Toggle } from '@/ui/kit/toggle';

test('a button does what it says', async () => {
  const onPress = jest.fn();
  await render(<Button label="Bid 5" kind="primary" icon="coin" onPress={onPress} />);
  await userEvent.press(screen.getByRole('button', { name: 'Bid 5' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a button that is not available says why when it is tapped', async () => {
  const onPress = jest.fn();
  await render(<Button label="Trade" reason="Trading needs 2 corn." onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Trade' });
  expect(button).toBeDisabled();
  expect(screen.queryByText('Trading needs 2 corn.')).toBeNull();

  await userEvent.press(button);
  expect(screen.getByText('Trading needs 2 corn.')).toBeOnTheScreen();
  expect(onPress).not.toHaveBeenCalled();
});

test('the reason goes away when the button is available again', async () => {
  const { rerender } = await render(<Button label="Trade" reason="No corn." onPress={jest.fn()} />);
  await userEvent.press(screen.getByRole('button'));
  await rerender(<Button label="Trade" onPress={jest.fn()} />);
  expect(screen.queryByText('No corn.')).toBeNull();
  expect(screen.getByRole('button')).toBeEnabled();
});

test('an icon button has a name and keeps quiet while it is unavailable', async () => {
  const onPress = jest.fn();
  await render(<IconButton icon="undo" label="Undo" disabled onPress={onPress} />);
  await userEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).not.toHaveBeenCalled();
});

function Counting({ max }: { readonly max: number }) {
  const [value, setValue] = useState(1);
  return (
    <AmountRow
      label="Bid"
      labels={{
        less: 'Less',
        more: 'More',
        minShort: 'Min',
        min: 'Least',
        max: 'All',
        by: (step) => `+${step}`,
      }}
      value={value}
      min={1}
      max={max}
      onChange={setValue}
    />
  );
}

test('a stepper stops at both ends', async () => {
  const onChange = jest.fn();
  const stepper = (value: number) => (
    <Stepper
      label="Timber"
      labels={{ less: 'Less', more: 'More' }}
      value={value}
      min={0}
      max={2}
      onChange={onChange}
    />
  );
  const { rerender } = await render(stepper(2));
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await userEvent.press(screen.getByRole('button', { name: 'Less' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
  await rerender(stepper(0));
  expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
});

test('an amount leaps, but never past its ends', async () => {
  await render(<Counting max={8} />);
  await userEvent.press(screen.getByRole('button', { name: '+5' }));
  expect(screen.getByText('6')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: '+5' }));
  expect(screen.getByText('8')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Least' }));
  expect(screen.getByText('1')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByText('8')).toBeOnTheScreen();
});

test('one of a few is chosen', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 2, label: 'Two' },
    { value: 3, label: 'Three' },
  ];
  await render(<SegmentedChoice label="Seats" options={options} value={2} onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Two', checked: true })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('radio', { name: 'Three', checked: false }));
  expect(onChange).toHaveBeenCalledWith(3);
});

test('a toggle turns over', async () => {
  const onChange = jest.fn();
  await render(<Toggle label="Sound" value onChange={onChange} />);
  await userEvent.press(screen.getByRole('switch', { name: 'Sound', checked: true }));
  expect(onChange).toHaveBeenCalledWith(false);
});
