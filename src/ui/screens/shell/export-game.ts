import { documentOf } from '@/match/save';
import { portable } from '@/match/portable';
import type { MatchState } from '@/match/store-state';
import { exportText } from './export-text';

/** The game on the table as a file, also when the disk does not take it. False: it did not work. */
export async function exportGame({ id, name, table, match }: MatchState): Promise<boolean> {
  if (id === null || name === null || table === null || match === null) return false;
  const document = documentOf(match, { id, name, savedAt: Date.now(), table });
  return document !== null && exportText(`${match.game.id}-${id}.patroon`, portable([document]));
}
