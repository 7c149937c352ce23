const { dirname, join } = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

/*
 * The router and react-native-web bring everything they offer, since the parts import each other as a whole. On the
 * web, where the app has to travel, what no screen of ours shows is left out: a third of the first load.
 */

const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

const ROUTER = join(folderOf('expo-router'), 'build/');
/** Never asked for: an empty module stands in. */
const NEVER = new Set(
  [
    'layouts/Tabs.js',
    'layouts/experimental-stack/index.js',
    'layouts/stack-utils/toolbar/index.js',
    'link/LinkWithPreview.js',
    'link/preview/HrefPreview.js',
    'react-navigation/core/StaticNavigation.js',
    'react-navigation/elements/Header/Header.js',
    'react-navigation/elements/Header/HeaderBackButton.js',
    'react-navigation/elements/Header/HeaderSearchBar.js',
    'react-navigation/routers/DrawerRouter.js',
    'react-navigation/routers/TabRouter.js',
    'react-navigation/bottom-tabs/index.js',
    'react-navigation/elements/Button.js',
    'standard-navigation/index.js',
    'utils/color.js',
    'views/Sitemap.js',
    'views/Toast.js',
  ].map((path) => join(ROUTER, path)),
);

/** Writes into a page's head, which this app has no need of. */
const HEAD = join(ROUTER, 'head/index.js');
const NO_HEAD = join(__dirname, 'scripts/web/no-head.js');

const PARTS = join(folderOf('react-native-web'), 'dist/exports/');
/** Wrapped by libraries as they load, and asked whether somebody is one, but never shown. */
const WRAPPED = new Set(
  [
    'ActivityIndicator',
    'CheckBox',
    'FlatList',
    'ImageBackground',
    'KeyboardAvoidingView',
    'Picker',
    'ProgressBar',
    'SectionList',
    'Switch',
    'TouchableHighlight',
    'TouchableNativeFeedback',
    'TouchableOpacity',
    'TouchableWithoutFeedback',
    'VirtualizedList',
  ].map((part) => join(PARTS, part, 'index.js')),
);
const UNSHOWN = join(__dirname, 'scripts/web/unshown.js');

const config = getDefaultConfig(__dirname);

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (platform !== 'web' || found.type !== 'sourceFile') return found;
  if (NEVER.has(found.filePath)) return { type: 'empty' };
  if (found.filePath === HEAD) return { ...found, filePath: NO_HEAD };
  return WRAPPED.has(found.filePath) ? { ...found, filePath: UNSHOWN } : found;
};

module.exports = config;
