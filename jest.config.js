const { join } = require('node:path');

const cacheDirectory = join(__dirname, 'node_modules/.cache/jest');

/** Rules never load React Native, so that they start in a second. */
const rules = {
  displayName: 'rules',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/__tests__/{core,games,match,engine,bots,i18n,support-tests,architecture,art}/**/*.test.ts',
  ],
  setupFiles: ['<rootDir>/scripts/lib/jest-rules-setup.cjs'],
  transform: { '\\.ts$': '<rootDir>/scripts/lib/jest-esbuild.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  cacheDirectory,
};

const ui = {
  displayName: 'ui',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/ui/**/*.test.tsx'],
  setupFiles: ['<rootDir>/scripts/lib/jest-ui-setup.cjs'],
  cacheDirectory,
};

// Copies of the project that mutation testing makes must not be taken for a second project.
const modulePathIgnorePatterns = ['<rootDir>/.stryker-tmp/', '<rootDir>/dist/'];

module.exports = {
  maxWorkers: 2,
  projects: [
    { ...rules, modulePathIgnorePatterns },
    { ...ui, modulePathIgnorePatterns },
  ],
};
