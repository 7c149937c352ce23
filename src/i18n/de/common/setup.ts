import type { setup as source } from '../../en/common/setup';
import type { Choice } from '../../words';
import { counted } from '../grammar';

const choice = (label: string, hint: string): Choice => ({ label, hint });

const levels: (typeof source)['levels'] = {
  random: choice('Zufall', 'Macht irgendeinen erlaubten Zug.'),
  easy: choice('Leicht', 'Sieht das Naheliegende und vertut sich manchmal.'),
  medium: choice('Mittel', 'Wägt jeden Zug ab und verschätzt sich manchmal.'),
  hard: choice('Schwer', 'Wägt jeden Zug gut ab, einen Schritt voraus.'),
  expert: choice('Meisterlich', 'Spielt im Kopf viele Partien voraus. Es schummelt nie.'),
};

export const setup: typeof source = {
  heading: (game) => `Neues Spiel: ${game}`,
  seats: 'Am Tisch',
  seatCount: (count) => `${count} am Tisch`,
  seat: (number) => `Platz ${number}`,
  addSeat: 'Platz hinzufügen',
  removeSeat: (name) => `${name} entfernen`,
  moveSeat: (name) => `${name} umsetzen`,
  name: 'Name',
  playerName: (number) => `Spieler ${number}`,
  botName: (number) => `Bot ${number}`,
  nameProblem: {
    empty: 'Alle brauchen einen Namen.',
    tooLong: (most) => `Ein Name hat höchstens ${counted('Zeichen', 'Zeichen')(most)}.`,
    taken: (name) => `Zweimal derselbe Name: ${name}.`,
    toldApart: (name, own) => `Zwei heißen ${name}: hier spielt ${own}.`,
  },
  colour: 'Farbe',
  colours: ['Zinnober', 'Delfter Blau', 'Ocker', 'Grünspan', 'Aubergine'],
  shapes: {
    circle: 'Kreis',
    square: 'Quadrat',
    diamond: 'Raute',
    triangle: 'Dreieck',
    hexagon: 'Sechseck',
  },
  mark: (colour, shape) => `${colour}, ${shape}`,
  colourTaken: (name) => `Diese Farbe hat ${name}.`,
  mind: 'Wer spielt',
  human: 'Mensch',
  bot: 'Bot',
  level: 'Stärke',
  levels,
  levelOf: (level) => new Map(Object.entries(levels)).get(level) ?? choice(level, ''),
  temperament: 'Charakter',
  temperaments: {
    settler: choice('Siedler', 'Mag Land: Häuser, Ernten, lange Reihen.'),
    merchant: choice('Kaufmann', 'Mag Felle und die Schiffe, die sie tragen.'),
    burgher: choice('Bürger', 'Mag die Stadt: Geschäfte und Wahlen.'),
  },
  edge: 'Tischkante',
  edges: { bottom: 'Unten', left: 'Links', top: 'Oben', right: 'Rechts' },
  edgeOf: (name, edge) => `${name} sitzt an dieser Kante: ${edge}`,
  first: 'Wer beginnt',
  firstRandom: 'Wird ausgelost',
  firstChosen: (name) => `${name} beginnt`,
  assistance: 'Hilfe im Spiel',
  assistances: {
    off: choice('Aus', 'Nur die Regeln und warum ein Zug nicht geht.'),
    warnings: choice(
      'Warnungen',
      'Sagt es, bevor ein Zug Punkte kostet oder Geschäfte schließt; auf Wunsch rät ein Bot.',
    ),
    coach: choice('Trainer', 'Warnungen, und vor jeder Entscheidung rät ein Bot.'),
  },
  orientation: 'Wie das Gerät benutzt wird',
  orientations: {
    pass: choice('Weitergeben', 'Alles steht aufrecht für die Person, die das Gerät hält.'),
    flip: choice('Gegenüber', 'Der Bildschirm dreht sich um die Hälfte zur anderen Seite.'),
    table: choice(
      'Auf dem Tisch',
      'Das Gerät liegt flach; die Anzeige dreht sich zur Kante, die am Zug ist.',
    ),
  },
  start: 'Spiel starten',
  fromSeed: (seed) => `Karten nach dem Code ${seed}`,
};
