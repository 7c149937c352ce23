import jestConfig from './jest.config.js';

/** Mutation testing of the rules: `npm run mutate`, or `npm run mutate -- --mutate src/core/rng.ts` for one file. */
const { displayName: _name, cacheDirectory: _cache, ...rules } = jestConfig.projects[0];

export default {
  mutate: ['src/core/**/*.ts', 'src/games/nieuw-amsterdam/**/*.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      ...rules,
      testMatch: ['<rootDir>/__tests__/support/all-rules-tests.ts'],
    },
  },
  ignorePatterns: ['dist', 'assets', 'public', 'app', 'src/ui'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 85 },
  timeoutMS: 60000,
  timeoutFactor: 3,
};
