import type { settings as source } from '../../en/common/settings';
import type { Choice } from '../../words';

const choice = (label: string, hint: string): Choice => ({ label, hint });

export const settings: typeof source = {
  heading: 'Einstellungen',
  language: 'Sprache',
  languageOfDevice: 'Wie auf diesem Gerät',
  animation: 'Bewegung',
  animations: {
    auto: choice('Wie auf diesem Gerät', 'Folgt dem Wunsch nach weniger Bewegung.'),
    off: choice('Aus', 'Alles steht sofort an seinem Platz.'),
    reduced: choice('Verringert', 'Überblenden statt bewegen.'),
    fast: choice('Schnell', 'Kurze Bewegungen.'),
    full: choice('Gemächlich', 'Jede Bewegung lässt sich verfolgen.'),
  },
  reducedMotion: 'Dieses Gerät wünscht weniger Bewegung, deshalb ist sie aus.',
  botSpeed: 'Tempo der Bots',
  botSpeeds: {
    instant: choice('Sofort', 'Bots ziehen ohne Pause.'),
    fast: choice('Schnell', 'Eine kurze Pause nach jedem Zug.'),
    normal: choice('Gemächlich', 'Zeit, jeden Zug zu lesen.'),
    step: choice('Schritt für Schritt', 'Jeder Zug eines Bots wartet auf ein Tippen.'),
  },
  sound: 'Ton',
  volume: 'Lautstärke',
  volumes: { 25: 'Leise', 50: 'Mittel', 100: 'Laut' },
  haptics: 'Vibration',
  on: 'An',
  off: 'Aus',
  textSize: 'Schriftgröße',
  textSizePercent: (percent) => `${percent} %`,
  leftHanded: 'Linkshändig',
  leftHandedHint: 'Legt die Aktionen auf die linke Seite.',
  night: 'Nachtfarben',
  nights: {
    auto: choice('Wie auf diesem Gerät', 'Dunkel, wenn das Gerät dunkel ist.'),
    on: choice('An', 'Immer dunkel; der Plan bleibt aus Pergament.'),
    off: choice('Aus', 'Immer hell.'),
  },
  patterns: 'Muster und Formen',
  patternsHint: 'Immer an: Zu jeder Farbe gehören eine Form und ein Buchstabe.',
  about: 'Über diese App',
  version: (version) => `Version ${version}`,
  privacy: 'Kein Konto, keine Verfolgung, kein Netz. Alles bleibt auf diesem Gerät.',
  credits: 'Mitwirkende',
  creditsText:
    'Regeln nach Nieuw Amsterdam von Jeffrey D. Allers. Alle Texte, Zeichnungen und Programme sind unsere eigenen.',
  licences: 'Lizenzen der verwendeten Software',
  yourData: 'Deine Spiele und Einstellungen',
  deleteAll: 'Alle Daten löschen',
  deleteAllQuestion: 'Alle Spiele und Einstellungen auf diesem Gerät löschen?',
  deleteAllHint: 'Das lässt sich nicht rückgängig machen. Vorher exportierte Spiele bleiben erhalten.',
  deletedAll: 'Alles ist gelöscht.',
};
