import type { match as source } from '../../en/common/match';
import { counted, enumerate } from '../grammar';
import { bots, hints } from './bots';

const moves = counted('Zug', 'Züge');

/** The whole table reads this: names, never "du". */
export const match: typeof source = {
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  menu: 'Menü',
  leave: 'Den Tisch verlassen',
  leaveHint: 'Das Spiel ist gespeichert und wartet.',
  rules: 'Regeln',
  rule: (id) => `Regel ${id}`,
  settings: 'Einstellungen',
  finalBoard: 'Schlussstellung',
  practice: 'Übungsspiel',
  undo: {
    step: 'Zurücknehmen',
    restartTurn: 'Zug neu beginnen',
    redo: 'Wiederherstellen',
    nothing: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts wiederherzustellen.',
    irreversible: 'Danach ist etwas Verdecktes bekannt: Das lässt sich nicht einfach zurücknehmen.',
  },
  consent: {
    question: (name, count) => `${moves(count)} zurücknehmen, bis ${name} wieder entscheidet?`,
    others: (names) => `Das betrifft ${enumerate(names)}.`,
    agree: 'Der Tisch ist einverstanden',
    decline: 'So lassen',
    practice:
      'Seitdem ist etwas Verdecktes bekannt geworden. Wer jetzt zurücknimmt, macht daraus ein Übungsspiel, ' +
      'und dieselben Karten und Felle kommen wieder.',
    practiceAnyway: 'Als Übung weiterspielen',
  },
  marks: {
    agreedUndo: (name) => `Der Tisch ist einverstanden: ${name} entscheidet neu`,
    practice: (name) => `${name} entscheidet neu; ab hier ist es ein Übungsspiel`,
    agreedPractice: (name) =>
      `Der Tisch ist einverstanden: ${name} entscheidet neu; ab hier ist es ein Übungsspiel`,
    tookOver: (name) => `Ab hier spielt ein Bot für ${name}`,
    gaveBack: (name) => `${name} spielt wieder selbst`,
    limited: (name) =>
      `Die Uhr hat ${name} beim Überlegen unterbrochen: Neu überlegt, könnte dieser Zug anders ausfallen`,
    botFault: (name) =>
      `${name} hat keinen erlaubten Zug gefunden, ein Fehler der App: Der nächste wurde ausgelost`,
  },
  log: {
    title: 'Protokoll',
    empty: 'Noch ist nichts geschehen.',
    everybody: 'Alle',
    allRounds: 'Alle Runden',
    beforeRounds: 'Vor Runde 1',
    round: (round) => `Runde ${round}`,
    byPlayer: 'Nach Namen filtern',
    byRound: 'Nach Runde filtern',
    nothingFound: 'Dazu gibt es keine Zeile.',
    show: 'Auf dem Plan zeigen',
  },
  catchUp: {
    title: (name) => `Seit dem letzten Zug von ${name}`,
    nothing: 'Seitdem hat niemand gezogen.',
    earlier: (count) => `und ${count} weitere davor`,
    dismiss: 'Gesehen',
  },
  handover: {
    toAct: (name) => `${name} ist am Zug`,
    sameAgain: (name) => `${name} ist noch einmal am Zug`,
    passTo: (name) => `Bitte das Gerät an ${name} geben`,
    ready: (name) => `${name} ist bereit`,
    waiting: (names) => `Danach: ${enumerate(names)}`,
  },
  bots,
  hints,
  saving: {
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    failed: 'Noch nicht gespeichert',
    unsaved: (count) =>
      `${moves(count)} noch nicht gespeichert. Das Spiel kann weitergehen; es wird erneut versucht.`,
    noMirror: 'Die Sicherungskopie lässt sich gerade nicht schreiben. Das Spiel selbst ist gespeichert.',
    otherTab: 'Dieses Spiel ist in einem anderen Fenster offen.',
    playHere: 'Hier weiterspielen',
  },
  zoom: { in: 'Vergrößern', out: 'Verkleinern', reset: 'Ganzer Plan', turn: 'Plan drehen' },
  panels: {
    board: 'Plan',
    panel: 'Aktion',
    players: 'Alle am Tisch',
    log: 'Protokoll',
    larger: 'Plan größer',
    smaller: 'Plan kleiner',
  },
};
