import { decodeSettings, DEFAULTS, encodeSettings, type Settings } from '@/match/settings';
import { createSettingsStore } from '@/match/settings-store';
import { tableFor } from '../support/matches';
import { memoryDisk } from '../support/memory-saves';

const OTHERS: Settings = {
  language: 'nl',
  animation: 'reduced',
  botSpeed: 'step',
  sound: false,
  volume: 100,
  haptics: false,
  textScale: 150,
  leftHanded: true,
  night: 'on',
  backedUpAt: 1_763_400_000_000,
  lastTable: tableFor(3, 2),
};

test('settings are read as they were stored', () => {
  expect(decodeSettings(encodeSettings(OTHERS))).toEqual(OTHERS);
  expect(decodeSettings(encodeSettings(DEFAULTS))).toEqual(DEFAULTS);
});

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"unknown":1}'])('%j gives the defaults', (stored) => {
  expect(decodeSettings(stored)).toEqual(DEFAULTS);
});

test.each<[keyof Settings, unknown]>([
  ['language', 7],
  ['animation', 'wild'],
  ['botSpeed', 3],
  ['sound', 'yes'],
  ['haptics', null],
  ['textScale', 90],
  ['leftHanded', 0],
  ['night', true],
  ['lastTable', { ...OTHERS.lastTable, seats: [] }],
])('a damaged %s takes its default, the others stay', (field, damaged) => {
  const stored = JSON.stringify({ ...OTHERS, [field]: damaged });
  expect(decodeSettings(stored)).toEqual({ ...OTHERS, [field]: DEFAULTS[field] });
});

test('a change takes effect at once and is stored', async () => {
  const disk = memoryDisk({ settings: encodeSettings(OTHERS) });
  const store = createSettingsStore(disk);
  expect(store.getState()).toMatchObject({ settings: DEFAULTS, ready: false });
  await store.open();
  expect(store.getState()).toMatchObject({ settings: OTHERS, ready: true, save: 'saved' });
  store.getState().change({ sound: true });
  store.getState().change({ night: 'off' });
  expect(store.getState().settings).toEqual({ ...OTHERS, sound: true, night: 'off' });
  expect(store.getState().save).toBe('saving');
  await new Promise(setImmediate);
  expect(store.getState().save).toBe('saved');
  expect(decodeSettings(disk.content.get('settings') ?? null)).toEqual(store.getState().settings);
});

test('a change made before the stored settings are in does not wipe them out', async () => {
  const disk = memoryDisk({ settings: encodeSettings(OTHERS) });
  const store = createSettingsStore(disk);
  store.getState().change({ language: 'de' });
  expect(disk.written).toEqual([]);
  await store.open();
  expect(store.getState().settings).toEqual({ ...OTHERS, language: 'de' });
  await new Promise(setImmediate);
  expect(decodeSettings(disk.content.get('settings') ?? null).language).toBe('de');
});

test('a disk that fails is told, and the app still has settings', async () => {
  const disk = memoryDisk({ settings: encodeSettings(OTHERS) });
  disk.failing.add('get').add('set');
  const store = createSettingsStore(disk);
  await store.open();
  expect(store.getState()).toMatchObject({ settings: DEFAULTS, ready: true });
  expect(disk.written).toEqual([]);
  store.getState().change({ sound: false });
  await new Promise(setImmediate);
  expect(store.getState()).toMatchObject({ settings: { sound: false }, save: 'failed' });
});

test('the answer to an old change says nothing about a new one', async () => {
  const disk = memoryDisk();
  const store = createSettingsStore(disk);
  await store.open();
  disk.failing.add('set');
  store.getState().change({ sound: false });
  await Promise.resolve(); // the first write is on its way
  const release = disk.hold();
  store.getState().change({ sound: true });
  await new Promise(setImmediate);
  expect(store.getState().save).toBe('saving');
  disk.failing.clear();
  release();
  await new Promise(setImmediate);
  expect(store.getState().save).toBe('saved');
});
