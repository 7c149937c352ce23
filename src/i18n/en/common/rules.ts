import { counted } from '../grammar';

/** Around the rules of a game. */
export const rules = {
  search: 'Search the rules',
  searchHint: 'A word, or a rule such as NA-T2',
  clear: 'Clear the search',
  found: (count: number) => `${counted('rule', 'rules')(count)} found`,
  nothingFound: (words: string) => `No rule mentions “${words}”.`,
  contents: 'Contents',
  goTo: (section: string) => `Go to: ${section}`,
};
