import type { edition as source } from '../../en/common/edition';

export const edition: typeof source = {
  ready: 'Neue Ausgabe bereit',
  note: 'Sie startet sofort; keine Partie wird angetastet.',
  held: 'Schließe zuerst die anderen Fenster der App: Dort kann eine Partie offen sein.',
  start: 'Neue Ausgabe starten',
  heading: 'Auf diesem Gerät',
  offline: {
    coming: 'Macht sich bereit, ohne Netz zu laufen.',
    ready: 'Läuft ohne Netz.',
    unavailable: 'Dieser Browser kann die App nicht behalten: Zum Öffnen braucht es ein Netz.',
  },
  kept: {
    unknown: 'Nach dem ersten gespeicherten Zug wird der Browser gebeten, Partien auf Dauer zu behalten.',
    kept: 'Der Browser hat versprochen, deine Partien zu behalten.',
    wish: 'Wird der Platz knapp, kann der Browser Partien löschen. Sicher ist, die App zu installieren oder Partien zu exportieren.',
  },
};
