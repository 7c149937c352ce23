import type { saved as source } from '../../en/common/saved';
import { counted } from '../grammar';

const games = counted('Spiel', 'Spiele');

export const saved: typeof source = {
  more: 'Mehr',
  moreAbout: (name) => `Mehr: ${name}`,
  name: 'Name des Spiels',
  rename: 'Umbenennen',
  duplicate: 'Verdoppeln',
  copyName: (name) => `${name} (Kopie)`,
  copyText: 'Als Text kopieren',
  copied: 'Das Spiel liegt als Text in der Zwischenablage.',
  code: 'Als Bildcode zeigen',
  codeLabel: 'Das Spiel als Bildcode',
  codeTooLong: 'Für einen Bildcode ist dieses Spiel zu lang. Eine Datei oder ein Text fasst es.',
  exportAll: 'Alle Spiele exportieren',
  backUp: 'Bewahre eine Kopie deiner Spiele auf.',
  backUpWhy:
    'Dieser Browser kann Gespeichertes löschen. Eine Datei aller Spiele lässt sich jederzeit wieder hereinholen.',
  bring: 'Ein Spiel hereinholen',
  bringHint: 'Aus einer Datei oder als eingefügter Text. Was schon hier ist, bleibt unverändert.',
  chooseFile: 'Datei wählen',
  paste: 'Einfügen',
  pasteHere: 'Text eines Spiels',
  imported: (count) => `${games(count)} hereingeholt.`,
  refused: {
    tooLarge: 'Das ist zu groß für gespeicherte Spiele.',
    tooDeep: 'Das ist kein gespeichertes Spiel: Es ist zu tief verschachtelt.',
    notAGame: 'Das ist kein gespeichertes Spiel.',
    tooMany: 'Das sind zu viele Spiele auf einmal.',
    damaged: 'Ein Spiel darin ist beschädigt.',
    newer: 'Das stammt aus einer neueren Version der App.',
    malformed: 'Ein Spiel darin hat nicht die Form eines gespeicherten Spiels.',
    notWritten: 'Es ließ sich auf diesem Gerät nicht ablegen.',
    unreadable: 'Es ließ sich nicht lesen.',
  },
  refusedMove: (move) => `Zug ${move} darin passt nicht zu den Regeln.`,
  nothingChanged: 'Nichts wurde verändert.',
  recover: 'Retten, was da ist',
  recovered: (moves, of) =>
    moves === of
      ? `Bis Zug ${moves} gerettet, als neues Spiel. Das beschädigte bleibt aufbewahrt.`
      : `Bis Zug ${moves} von ${of} gerettet, als neues Spiel. Das beschädigte bleibt aufbewahrt.`,
  notRecovered: 'Es war nichts zu retten. Das beschädigte Spiel bleibt, wie es ist.',
  keptCopies: 'Eine beschädigte Kopie dieses Spiels wird aufbewahrt. Das Spiel selbst ist vollständig.',
  notChanged: 'Das ließ sich nicht ablegen. Nichts wurde verändert.',
  waiting: (count) =>
    `${games(count)} noch nicht gespeichert. Die App versucht es weiter, solange sie offen ist.`,
};
