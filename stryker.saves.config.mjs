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
  // The disks of a browser and a phone are thin and need a browser and a phone: `soak:kill` tries them.
  mutate: [...OF_SAVES, ...OF_STORAGE.map((name) => `storage/${name}`)].map((name) => `src/match/${name}.ts`),
  testRunner: 'bundled',
  plugins: ['./scripts/lib/stryker-bundled.mjs'],
  ignorePatterns: ['dist', 'assets', 'public', 'app', 'src/ui'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation-saves.json' },
  thresholds: { high: 95, low: 90, break: 88 },
  timeoutMS: 30000,
};
