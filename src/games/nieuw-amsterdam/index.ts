import type { Game } from '@/core/game';
import { SEATS } from './catalogue';
import { imagine } from './imagine';
import type { Kind } from './kind';
import { offers, play, sample, whyNot } from './play';
import { preview, revealed } from './preview';
import { read } from './read';
import { setup } from './setup';
import { viewFor } from './view';

export const nieuwAmsterdam: Game<Kind> = {
  id: 'nieuw-amsterdam',
  rules: 1,
  seats: SEATS,
  secrecy: 'open',
  setup,
  read,
  toAct: (state) => state.current,
  offers,
  sample,
  play,
  whyNot,
  preview,
  revealed,
  viewFor,
  imagine,
};
