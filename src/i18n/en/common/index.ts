import { accessibility } from './accessibility';
import { edition } from './edition';
import { end } from './end';
import { errors } from './errors';
import { home } from './home';
import { match } from './match';
import { rules } from './rules';
import { saved } from './saved';
import { settings } from './settings';
import { setup } from './setup';

/** The sentences of everything around the games. */
export const common = {
  title: 'Patroon',
  tagline: 'Bid, build and trade your way to the head of a young town on the Hudson.',
  credit:
    'An unofficial adaptation of the rules of Nieuw Amsterdam by Jeffrey D. Allers. ' +
    'Not affiliated with or endorsed by its designer or publisher.',
  /** Words on buttons everywhere. */
  button: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    accept: 'Accept',
    next: 'Next',
    skip: 'Skip',
    repeat: 'Repeat',
    tryAgain: 'Try again',
    export: 'Export',
    import: 'Import',
    delete: 'Delete',
    keep: 'Keep',
    home: 'Home',
    why: 'Why not?',
  },
  edition,
  home,
  setup,
  match,
  rules,
  saved,
  settings,
  end,
  errors,
  accessibility,
};
