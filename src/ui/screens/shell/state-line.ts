import { gameWords, type Language, words } from '@/i18n';
import type { SaveDocument } from '@/match/save';
import type { Summary } from '@/match/summary';

export const namesOf = ({ table }: SaveDocument): string[] => table.seats.map(({ name }) => name);

/** The names of those with the most points. */
function winners(names: readonly string[], { scores }: Summary): string[] {
  const best = Math.max(...(scores ?? []));
  return names.filter((_, seat) => scores?.[seat] === best);
}

/** Round and whose turn it is, or who won. */
export function stateLine(language: Language, document: SaveDocument): string {
  const { home } = words(language).common;
  const { summary } = document;
  const names = namesOf(document);
  if (summary.toAct === null) return home.finished(winners(names, summary));
  return home.running(summary.round, names[summary.toAct] ?? '');
}

/** The step of the round; null when the game is over or has no word for it. */
export function phaseLine(language: Language, { game, summary }: SaveDocument): string | null {
  const { phase, toAct } = summary;
  if (phase === null || toAct === null) return null;
  return new Map(Object.entries(gameWords(language, game)?.phases ?? {})).get(phase) ?? null;
}

const MS_PER_MINUTE = 60_000;

export const savedLine = (language: Language, { savedAt }: SaveDocument): string =>
  words(language).common.home.saved(Math.max(0, Date.now() - savedAt) / MS_PER_MINUTE);
