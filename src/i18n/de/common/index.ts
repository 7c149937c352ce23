import type { common as source } from '../../en/common';
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

export const common: typeof source = {
  title: 'Patroon',
  tagline: 'Bieten, bauen und handeln: an die Spitze einer jungen Stadt am Hudson.',
  credit:
    'Inoffizielle Umsetzung der Regeln von Nieuw Amsterdam von Jeffrey D. Allers. ' +
    'Weder mit Autor oder Verlag verbunden noch von ihnen unterstützt.',
  button: {
    back: 'Zurück',
    close: 'Schließen',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    accept: 'Übernehmen',
    next: 'Weiter',
    skip: 'Überspringen',
    repeat: 'Wiederholen',
    tryAgain: 'Noch einmal versuchen',
    export: 'Exportieren',
    import: 'Importieren',
    delete: 'Löschen',
    keep: 'Behalten',
    home: 'Startseite',
    why: 'Warum nicht?',
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
