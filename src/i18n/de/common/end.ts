import type { end as source } from '../../en/common/end';
import { either, enumerate } from '../grammar';

export const end: typeof source = {
  heading: 'Das Spiel ist zu Ende',
  winners: (names) => `${enumerate(names)} ${either(names.length, 'gewinnt', 'teilen sich den Sieg')}`,
  lead: (points) => `mit ${points} ${either(points, 'Punkt', 'Punkten')} Vorsprung`,
  scoring: 'Schlusswertung',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  nextStep: 'Nächster Schritt',
  skip: 'Gleich zum Ergebnis',
  table: 'Punkte nach Herkunft',
  player: 'Name',
  total: 'Summe',
  place: (place) => `Platz ${place}`,
  graph: 'Punkte im Lauf des Spiels',
  graphRound: (round) => `Runde ${round}`,
  graphLine: (name, points) => `${name}, Punkte nach jeder Runde: ${points.join(', ')}`,
  rematch: 'Revanche',
  rematchHint: 'Dieselben Plätze, neue Karten.',
  showBoard: 'Den Plan ansehen',
  toHome: 'Startseite',
  exportRecord: 'Dieses Spiel exportieren',
};
