import type { errors as source } from '../../en/common/errors';

export const errors: typeof source = {
  heading: 'Etwas ist schiefgegangen',
  noSuchGame: 'Dieses Spiel gibt es nicht.',
  noSuchMatch: 'Dieses gespeicherte Spiel ist nicht auf diesem Gerät.',
  noSuchPage: 'Unter dieser Adresse gibt es nichts.',
  brokenSave: {
    title: 'Dieses Spiel lässt sich nicht öffnen',
    text: 'Das gespeicherte Spiel ist beschädigt. Nichts wurde gelöscht: Es bleibt, wie es ist, und lässt sich exportieren.',
    reasons: {
      missing: 'Es ist nicht mehr auf diesem Gerät.',
      unreadable: 'Der Speicher hat nicht geantwortet. Ein neuer Versuch kann helfen.',
      damaged: 'Es ist beschädigt: Keine Kopie davon ist heil.',
      malformed: 'Es hat nicht die Form eines gespeicherten Spiels.',
      tooNew: 'Es stammt aus einer neueren Version der App. Nach einem Update lässt es sich öffnen.',
      diverged: 'Seine Züge passen nicht zu den Regeln.',
    },
  },
  damagedCopy: (game) => `Eine Sicherungskopie war beschädigt (${game}). Das Spiel ist vollständig.`,
  movesMissing: (game, moves) =>
    `Eine Kopie war beschädigt (${game}). Das Spiel öffnet sich bei Zug ${moves}; spätere Züge fehlen vielleicht. Die beschädigte Kopie bleibt erhalten.`,
  storageCleared: 'Das System hat den Speicher geleert. Die Spiele kommen aus der Sicherungskopie.',
  notReadable: 'Der Speicher lässt sich gerade nicht lesen. Nichts wurde verändert.',
  exportFailed: 'Die Datei ließ sich nicht schreiben.',
  fault: {
    title: 'Ein Fehler von uns',
    text: 'Die App hat einen Fehler gemacht. Das Spiel ist bis zum letzten gespeicherten Zug sicher.',
    reopen: 'Letzte gespeicherte Stellung öffnen',
    copyReport: 'Bericht kopieren',
  },
};
