import type { rules as source } from '../../en/common/rules';
import { counted } from '../grammar';

export const rules: typeof source = {
  search: 'Regeln durchsuchen',
  searchHint: 'Ein Wort oder eine Regel wie NA-T2',
  clear: 'Suche löschen',
  found: (count) => `${counted('Regel', 'Regeln')(count)} gefunden`,
  nothingFound: (words) => `Keine Regel erwähnt „${words}“.`,
  contents: 'Inhalt',
  goTo: (section) => `Gehe zu: ${section}`,
};
