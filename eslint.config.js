const expo = require('eslint-config-expo/flat');
const { defineConfig, globalIgnores } = require('eslint/config');
const { configs } = require('typescript-eslint');

const TS = ['**/*.{ts,tsx}'];
const TESTS = ['__tests__/**/*.{ts,tsx}'];
const PURE = ['src/{core,games,bots}/**/*.ts'];

const ban = (selector, message) => ({ selector, message });
const DEFAULT_EXPORTS = [
  ban('ExportDefaultDeclaration', 'Only routes have default exports.'),
  ban('ExportSpecifier[exported.name="default"]', 'Only routes have default exports.'),
];
const EVERYWHERE = [ban('TSEnumDeclaration', 'A union of literals is plain data; an enum is not.')];
const RULES = [
  ban(':matches(ClassDeclaration, ClassExpression)', 'Rules are functions over plain data.'),
  ban(':function[async=true]', 'Rules answer at once.'),
  ban('AwaitExpression', 'Rules answer at once.'),
  ban('NewExpression[callee.name="Promise"]', 'Rules answer at once.'),
];
/** The seed in the state is the only chance; what a move does must not hang on clock or machine. */
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'console',
  'process',
  'crypto',
  'fetch',
];

module.exports = defineConfig([
  globalIgnores(['node_modules', 'dist', '.expo', 'coverage', 'reports', '.stryker-tmp', 'expo-env.d.ts']),
  ...expo,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 50],
      'max-params': ['error', 4],
      // tsc and dependency-cruiser answer these, and far faster.
      'import/namespace': 'off',
      'import/named': 'off',
      'import/no-unresolved': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: TS,
    extends: [configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...DEFAULT_EXPORTS],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', 80] } },
  {
    files: ['app/**/*.tsx', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...DEFAULT_EXPORTS, ...RULES],
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['src/games/*/catalogue/**', 'src/i18n/**', '__tests__/fixtures/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      // `expect.any` and its kin are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { process: 'readonly', __dirname: 'readonly', __filename: 'readonly' } },
    // Its reason is that Expo inlines the environment into the app; these files are never in the app.
    rules: { 'expo/no-env-var-destructuring': 'off', 'expo/no-dynamic-env-var': 'off' },
  },
]);
