import { screen, userEvent } from '@testing-library/react-native';

import { common } from '@/i18n/en/common';
import { matchStore, settingsStore } from '@/match';
import { freshDevice, openApp } from './app';

const { setup } = common;
const NEW = '/new/nieuw-amsterdam';

const press = async (role: 'button' | 'radio', name: string | RegExp): Promise<void> =>
  userEvent.press(await screen.findByRole(role, { name }));
const nameOf = (seat: number) => screen.getByLabelText(`${setup.name}, ${setup.seat(seat)}`);

beforeEach(freshDevice);

test('a new game takes two taps', async () => {
  await openApp();
  await press('button', common.home.newGame);
  await press('button', setup.start);

  expect(await screen.findByText(/^table /)).toBeOnTheScreen();
  expect(matchStore.getState().table?.seats.map(({ name, kind }) => [name, kind])).toEqual([
    ['Player 1', 'human'],
    ['Bot 1', 'bot'],
    ['Bot 2', 'bot'],
  ]);
});

test('the game starts with the seats as chosen, and the table is remembered', async () => {
  await openApp(NEW);
  await press('radio', '4');
  await userEvent.paste(nameOf(1), '  Анна  ');
  await userEvent.paste(nameOf(2), 'Анна');
  await press('button', 'More: Анна');
  await press('radio', setup.assistances.coach.label);
  await press('radio', setup.mark(setup.colours[4], setup.shapes.hexagon));
  await press('radio', setup.orientations.table.label);
  await press('radio', 'Bot 2');
  await press('button', setup.start);

  const { table } = matchStore.getState();
  expect(table).toMatchObject({ first: 2, orientation: 'table' });
  expect(table?.seats).toMatchObject([
    { name: 'Анна', colour: 4, kind: 'human', assistance: 'coach' },
    { name: 'Анна 2', colour: 1, kind: 'bot' },
    { name: 'Bot 2', colour: 2, kind: 'bot' },
    { name: 'Bot 3', colour: 3, kind: 'bot' },
  ]);
  expect(settingsStore.getState().settings.lastTable).toMatchObject({
    first: 2,
    orientation: 'table',
    seats: [{ name: 'Анна', colour: 4 }, { name: 'Анна' }, { name: '' }, { name: '' }],
  });
});

test('a name is at most twenty characters, and two alike are told apart', async () => {
  await openApp(NEW);
  await userEvent.paste(nameOf(1), 'Maximiliane-Theodora von Weit');
  expect(nameOf(1)).toHaveProp('value', 'Maximiliane-Theodora');
  await userEvent.paste(nameOf(2), 'maximiliane-theodora');
  expect(screen.getByText(/this one plays as/)).toBeOnTheScreen();
});

test('players change places and leave the table', async () => {
  await openApp(NEW);
  await userEvent.paste(nameOf(1), 'Anna');
  await press('button', 'More: Anna');
  await press('button', setup.moveSeat('Anna'));
  expect(nameOf(2)).toHaveProp('value', 'Anna');
  await press('button', setup.removeSeat('Bot 1'));
  expect(nameOf(1)).toHaveProp('value', 'Anna');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a game nobody knows says so', async () => {
  await openApp('/new/monopoly');
  expect(screen.getByText(common.errors.noSuchGame)).toBeOnTheScreen();
});
