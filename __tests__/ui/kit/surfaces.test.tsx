import { render, screen, userEvent } from '@testing-library/react-native';

import { Banner } from '@/ui/kit/banner';
import { Divider } from '@/ui/kit/divider';
import { GLYPH_NAMES, glyphPaths } from '@/ui/kit/glyphs';
import { Panel } from '@/ui/kit/panel';
import { PlayerBadge } from '@/ui/kit/player-badge';
import { ResourceChip } from '@/ui/kit/resource-chip';
import { Screen } from '@/ui/kit/screen';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { ThemeProvider } from '@/ui/theme/theme';
import { palettes } from '@/ui/theme/colours';

test('a screen has one heading and a way back', async () => {
  const onPress = jest.fn();
  await render(
    <Screen title="Settings" back={{ label: 'Back', onPress }}>
      <Text>Nothing yet.</Text>
    </Screen>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await userEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a sheet shows its content while open, and closes by its button', async () => {
  const onClose = jest.fn();
  const sheet = (open: boolean) => (
    <Sheet title="Log" closeLabel="Close the log" open={open} onClose={onClose}>
      <Text>Anna built.</Text>
    </Sheet>
  );
  const { rerender } = await render(sheet(false));
  expect(screen.queryByText('Anna built.')).toBeNull();
  await rerender(sheet(true));
  expect(screen.getByText('Anna built.')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Close the log' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('news is announced politely, an alarm at once', async () => {
  await render(
    <>
      <Banner text="Anna is to bid" seat={{ name: 'Anna', colour: 0 }} />
      <Banner text="Not saved" tone="alarm" />
    </>,
  );
  expect(screen.getByRole('status').props).toMatchObject({ 'aria-live': 'polite' });
  expect(screen.getByRole('alert').props).toMatchObject({ 'aria-live': 'assertive' });
});

test('a player is never without a name, a resource never without words', async () => {
  await render(
    <Panel title="Anna's stock" aside={<PlayerBadge seat={{ name: 'Anna', colour: 4 }} />}>
      <ResourceChip icon="timber" amount={3} label="3 timber" />
      <Divider />
    </Panel>,
  );
  expect(screen.getByText('Anna')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '3 timber' })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: "Anna's stock" })).toBeOnTheScreen();
});

test('text grows with the app’s own factor and turns pale at night', async () => {
  await render(
    <ThemeProvider scheme="night" textScale={1.5}>
      <Text>Night</Text>
    </ThemeProvider>,
  );
  expect(screen.getByText('Night')).toHaveStyle({ fontSize: 24, color: palettes.night.text });
});

test.each(GLYPH_NAMES)('the glyph %s keeps to numbers a device can draw', (name) => {
  const { wash, line = '', fill = '' } = glyphPaths(name);
  const drawing = `${wash?.[0] ?? ''}${line}${fill}`;
  expect(drawing).toMatch(/^M/);
  expect(drawing).not.toMatch(/NaN|undefined|[^MmLlHhVvCcSsQqTtAaZz\d.\s-]/);
});
