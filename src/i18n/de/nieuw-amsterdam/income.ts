import type { income as incomeSource, scoring as scoringSource } from '../../en/nieuw-amsterdam/income';
import { signedCount } from '../../numbers';
import { either, enumerate } from '../grammar';
import { amount } from './names';

export const income: typeof incomeSource = {
  title: 'Versorgung und Einkommen',
  beat: {
    harvest: { title: 'Ernte', text: 'Gerodetes Land bringt sein Getreide.' },
    feeding: {
      title: 'Versorgung',
      text: 'Jedes Geschäft verbraucht Getreide; was nicht versorgt ist, schließt.',
    },
    goods: { title: 'Waren', text: 'Schiffe bringen ihre Waren, soweit die Anlegeplätze reichen.' },
    income: {
      title: 'Münzen',
      text: 'Eine Münze für jeden Bezirk mit eigenem Geschäft, eine mehr für die Mehrheit.',
    },
  },
  hurry: 'Tippen, damit es schneller geht',
  harvested: (name, corn) => `${name} erntet ${amount.corn(corn)}`,
  fed: (name, businesses) => `${name} versorgt ${amount.businesses(businesses)}`,
  closed: (name, count, points) =>
    `${name} schließt ${amount.businesses(count)}${points > 0 ? `, ${signedCount(-points, amount.vp)}` : ''}`,
  unloaded: (name, goods, lost) =>
    `${name} lädt ${amount.goods(goods)} aus${lost > 0 ? `, ${lost} verloren` : ''}`,
  earned: (name, coins, districts, majorities) =>
    `${name} erhält ${amount.coins(coins)}: ${districts} ${either(districts, 'Bezirk', 'Bezirke')}, ${majorities} ${either(majorities, 'Mehrheit', 'Mehrheiten')}`,
  nothing: (name) => `${name}: nichts`,
  next: 'Nächste Versorgung und nächstes Einkommen',
  ifNow: 'Wenn es jetzt käme',
};

export const scoring: typeof scoringSource = {
  step: {
    lastElections: {
      title: 'Letzte Wahlen',
      text: 'Alle Mehrheiten und Gleichstände in der Stadt zählen noch einmal.',
    },
    lastLand: {
      title: 'Noch nicht gerodetes Land',
      text: 'Das Land am weitesten rechts, auf dem alle Häuser stehen, zählt nach seinem Platz, falls es ungerodet ist.',
    },
    furs: { title: 'Übrige Felle', text: 'Jedes übrige Fell zählt.' },
    resources: {
      title: 'Übrige Mittel',
      text: 'Waren, Getreide, Holz und Münzen zählen zusammen; was beim Teilen übrig bleibt, verfällt.',
    },
    winner: {
      title: 'Ergebnis',
      text: 'Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.',
    },
  },
  elections: (name, majorities, ties, points) =>
    `${name}: ${majorities} ${either(majorities, 'Mehrheit', 'Mehrheiten')}, ${ties} ${either(ties, 'Gleichstand', 'Gleichstände')}: ${amount.vp(points)}`,
  land: (name, place, points) =>
    place === null
      ? `${name}: kein bebautes Land mehr zu roden`
      : `${name}: Land auf Platz ${place}: ${amount.vp(points)}`,
  furs: (name, furs, points) => `${name}: ${amount.furs(furs)}: ${amount.vp(points)}`,
  resources: (name, count, points) => `${name}: ${amount.resources(count)}: ${amount.vp(points)}`,
  winner: (names, points) =>
    `${enumerate(names)} ${either(names.length, 'gewinnt', 'gewinnen gemeinsam')} mit ${amount.vp(points)}`,
};
