/** What screen readers say beyond what is written. */
export const accessibility = {
  selected: 'selected',
  notSelected: 'not selected',
  unavailable: (reason: string) => `Not available: ${reason}`,
  opensPanel: 'Opens a panel.',
  opensRules: 'Opens this rule.',
  explains: 'Says why this is not possible.',
  showsOnBoard: 'Shows the place on the board.',
  more: (what: string) => `More: ${what}`,
  less: (what: string) => `Less: ${what}`,
  valueOf: (what: string, value: number, most: number) => `${what}: ${value} of ${most}`,
  slider: (what: string, least: number, most: number) => `${what}, from ${least} to ${most}`,
  board: 'Board. Arrow keys move between places.',
  current: 'now',
  done: 'done',
  toCome: 'still to come',
  seat: (name: string, colour: string, shape: string) => `${name}, ${colour}, ${shape}`,
};
