import type { reasons as reasonsSource, worth as worthSource } from '../../en/nieuw-amsterdam/advice';
import { amount } from './names';

/** Going on from "Das". */
export const reasons: typeof reasonsSource = {
  points: ['bringt sofort Punkte', 'kostet Punkte'],
  stocks: ['lässt mehr Vorrat übrig', 'verbraucht Vorrat'],
  furs: ['bringt Felle', 'gibt Felle her'],
  income: ['bringt in jeder Runde mehr', 'bringt in jeder Runde weniger'],
  leads: ['bringt in den Bezirken voran', 'wirft in den Bezirken zurück'],
  land: ['bringt ein Land, das sich zu roden lohnt', 'bringt ein Land, das zu spät kommt'],
  houses: ['füllt ein Land, das gerodet werden kann', 'baut Häuser, die zu spät kommen'],
  room: ['schafft Platz für mehr Waren', 'schafft Platz, der leer bleibt'],
  post: ['verkürzt künftige Reisen', 'macht künftige Reisen länger'],
  cityTiles: ['hat nützliche Stadtplättchen', 'hat kaum nützliche Stadtplättchen'],
  landTiles: ['hat nützliche Landplättchen', 'hat kaum nützliche Landplättchen'],
  tradeTiles: ['hat nützliche Handelsplättchen', 'hat kaum nützliche Handelsplättchen'],
  coins: ['bringt Münzen', 'kostet Münzen'],
  columnWorth: ['passt zum Wert der Spalte', 'geht über den Wert der Spalte hinaus'],
  leastNeeded: ['gibt, was am wenigsten fehlt', 'gibt, was noch gebraucht wird'],
};

export const worth: typeof worthSource = (name, low, high) =>
  `Für ${name} ${low === high ? '' : `${low} bis `}${amount.resources(high)} wert`;
