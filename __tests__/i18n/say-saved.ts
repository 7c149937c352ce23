import type { Words } from '@/i18n';

type Common = Words['common'];

/** Every sentence with facts about saved games. */
export function saySaved(saved: Common['saved'], errors: Common['errors']): void {
  [saved.moreAbout, saved.copyName].forEach((say) => say('Anna'));
  [0, 1, 2, 21].forEach((count) => [saved.imported(count), saved.waiting(count)]);
  errors.damagedCopy('Anna, Björn');
  errors.movesMissing('Anna, Björn', 57);
  saved.refusedMove(12);
  [saved.recovered(12, 12), saved.recovered(12, 20)].forEach(String);
}
