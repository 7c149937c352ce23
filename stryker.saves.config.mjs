import rules from './stryker.config.mjs';

/** Mutation testing of what saves and brings in games: `npm run mutate:saves`. */
const OF_SAVES = [
  'gate',
  'keeper',
  'library',
  'migrations',
  'partial-json',
  'portable',
  'record',
  'salvage',
  'save',
  'saves',
  'summary',
  'take-over',
  'write-queue',
];
const OF_STORAGE = ['bytes', 'envelope', 'medium', 'mirrored', 'shelf', 'vault', 'window-writer'];

export default {
  ...rules,
  // The disks of a browser and a phone are thin and need a browser and a phone: the kills of `soak:kill` try them.
  mutate: [...OF_SAVES, ...OF_STORAGE.map((name) => `storage/${name}`)].map((name) => `src/match/${name}.ts`),
  jest: {
    ...rules.jest,
    config: { ...rules.jest.config, testMatch: ['<rootDir>/__tests__/support/all-saves-tests.ts'] },
  },
  jsonReporter: { fileName: 'reports/mutation-saves.json' },
  timeoutMS: 20000,
  thresholds: { high: 95, low: 90, break: 88 },
};
