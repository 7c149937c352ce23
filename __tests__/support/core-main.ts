/** The rules, words and saves of the app for the browser checks, which know no other source of them. */
export { questionOf, thought } from '@/bots/bot';
export { brainFor } from '@/bots/registry';
export { randomMove } from '@/core/game';
export { openRng, rngFromSeed } from '@/core/rng';
export { landCard, shipCard } from '@/games/nieuw-amsterdam/catalogue';
export { gameById } from '@/games/registry';
export { words } from '@/i18n';
export { start, submit } from '@/match/match';
export { recordOf, replay } from '@/match/record';
export { documentOf } from '@/match/save';
export { newTable, settled } from '@/match/table';
export { forcedMove } from '@/ui/games/nieuw-amsterdam/drafts/forced';
