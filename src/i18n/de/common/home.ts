import type { home as source } from '../../en/common/home';
import { counted, either, enumerate } from '../grammar';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** After "vor", in the dative. */
const minutes = counted('Minute', 'Minuten');
const hours = counted('Stunde', 'Stunden');
const days = counted('Tag', 'Tagen');

export const home: typeof source = {
  continueGame: 'Weiterspielen',
  newGame: 'Neues Spiel',
  savedGames: 'Gespeicherte Spiele',
  noSavedGames: 'Noch kein Spiel gespeichert.',
  savesItself: 'Jedes Spiel wird nach jedem Zug von selbst gespeichert.',
  rules: 'Regeln',
  settings: 'Einstellungen',
  rematch: 'Revanche',
  rematchWith: (names) => `Revanche: ${enumerate(names)}`,
  players: (count) => `${count} am Tisch`,
  points: counted('Punkt', 'Punkte'),
  savedGameCount: counted('gespeichertes Spiel', 'gespeicherte Spiele'),
  running: (round, name) => (round === null ? `${name} ist am Zug` : `Runde ${round}, ${name} ist am Zug`),
  finished: (winners) =>
    `Beendet: ${enumerate(winners)} ${either(winners.length, 'hat gewonnen', 'haben gemeinsam gewonnen')}`,
  practice: 'Übungsspiel',
  saved: (minutesAgo) => {
    if (minutesAgo < 1) return 'Gerade gespeichert';
    if (minutesAgo < MINUTES_PER_HOUR) return `Vor ${minutes(Math.floor(minutesAgo))} gespeichert`;
    if (minutesAgo < MINUTES_PER_DAY)
      return `Vor ${hours(Math.floor(minutesAgo / MINUTES_PER_HOUR))} gespeichert`;
    return `Vor ${days(Math.floor(minutesAgo / MINUTES_PER_DAY))} gespeichert`;
  },
  kept: 'Lässt sich nicht öffnen; unverändert aufbewahrt',
  openGame: (names) => `Spiel öffnen: ${enumerate(names)}`,
  deleteQuestion: (names) => `Das Spiel löschen (${enumerate(names)})?`,
  deleteKept: 'Dieses Spiel endgültig löschen? Es lässt sich nicht zurückholen.',
  deleted: 'Spiel gelöscht.',
  restore: 'Zurückholen',
  importGame: 'Spiel aus einer Datei importieren',
};
