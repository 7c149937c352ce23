/** Who may import what: the folder table of the README, checked. `$1` makes one rule cover every game. */
const pkg = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** What stands in `from` may import only itself and `may`; `except` names files with a rule of their own. */
const only = (name, from, may, except) => ({
  name,
  severity: 'error',
  from: { path: from, ...(except && { pathNot: except }) },
  to: { pathNot: may },
});

const SCREEN_PACKAGES = pkg(
  'react',
  'react-native[^/]*',
  'expo[^/]*',
  '@expo[^/]*/[^/]+',
  'lean-qr',
  'zustand',
);
const SCHEMA = '^src/games/[^/]+/schema\\.ts$';
const I18N = '^src/i18n/';
const PLAIN_UI = '^src/ui/(theme|kit|board|motion|sound)/';
/** What a game's own screens and the common ones agree on. */
const GAME_UI_CONTRACT = '^src/ui/games/(game-ui|table-props)\\.ts$';

module.exports = {
  forbidden: [
    only('core-alone', '^src/core/', ['^src/core/'], '^src/core/rng\\.ts$'),
    only('only-rng-has-pure-rand', '^src/core/rng\\.ts$', ['^src/core/', pkg('pure-rand')]),
    only('game-knows-core-and-itself', '^src/games/([^/]+)/', ['^src/core/', '^src/games/$1/'], SCHEMA),
    only('schema-may-validate', '^src/games/([^/]+)/schema\\.ts$', [
      '^src/core/',
      '^src/games/$1/',
      pkg('valibot'),
    ]),
    only('registry-lists-games', '^src/games/[^/]+\\.ts$', ['^src/core/', '^src/games/']),
    only('bots-play-games', '^src/bots/', ['^src/core/', '^src/games/', '^src/bots/']),
    only(
      'match-below-screens',
      '^src/match/',
      ['^src/(core|games|bots|match)/', pkg('zustand', 'valibot')],
      '^src/match/storage/',
    ),
    only('storage-has-the-disk', '^src/match/storage/', [
      '^src/match/',
      pkg('@react-native-async-storage', 'expo-file-system'),
    ]),
    {
      name: 'engine-is-a-tool',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: {
        pathNot: ['^src/(core|bots|match|i18n|engine)/', '^src/games/registry\\.ts$'],
        dependencyTypesNot: ['core'],
      },
    },
    only('i18n-words', I18N, ['^src/(core|games|bots|i18n)/', pkg('make-plural')]),
    {
      name: 'i18n-only-types-of-games',
      severity: 'error',
      from: { path: I18N },
      to: { path: '^src/(games|bots)/', dependencyTypesNot: ['type-only'] },
    },
    only('plain-ui-knows-no-game', PLAIN_UI, [PLAIN_UI, I18N, SCREEN_PACKAGES, '^assets/']),
    only('game-ui-knows-its-game', '^src/ui/games/([^/]+)/', [
      '^src/core/',
      '^src/games/$1/',
      '^src/ui/games/$1/',
      GAME_UI_CONTRACT,
      I18N,
      PLAIN_UI,
      SCREEN_PACKAGES,
    ]),
    only('ui-registry-lists-games', '^src/ui/games/[^/]+\\.tsx?$', [
      '^src/core/',
      '^src/ui/games/',
      PLAIN_UI,
      I18N,
      SCREEN_PACKAGES,
    ]),
    only('screens-know-no-game', '^src/ui/screens/', [
      '^src/(core|match)/',
      '^src/(ui/)?games/registry\\.tsx?$',
      GAME_UI_CONTRACT,
      '^src/ui/(screens|kit|theme|board|motion|sound)/',
      I18N,
      SCREEN_PACKAGES,
    ]),
    only('routes-only-point', '^app/', [
      '^src/ui/(screens|theme)/',
      pkg('react', 'expo[^/]*', '@expo[^/]*/[^/]+'),
    ]),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['^app/', '^src/engine/[^/]*main\\.ts$', '\\.web\\.ts$', '\\.d\\.ts$'] },
      to: {},
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^(app|src)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
