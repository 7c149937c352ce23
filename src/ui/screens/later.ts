/**
 * Every screen but the first, and the picture the first is hung with: one bundle of its own, fetched once home is shown. Only one, because what two such
 * bundles share would move into the first load.
 */
export { Prospect } from './home/prospect';
export { MatchScreen } from './match/match-screen';
export { NewMatchScreen } from './new-match/new-match-screen';
export { RulesScreen } from './rules/rules-screen';
export { SavedScreen } from './saved/saved-screen';
export { SettingsScreen } from './settings/settings-screen';
export { NotFoundScreen } from './shell/not-found-screen';
