export const common = {
  title: 'Patroon',
  tagline: 'Bid, build and trade your way to the head of a young town on the Hudson.',
  credit:
    'An unofficial adaptation of the rules of Nieuw Amsterdam by Jeffrey D. Allers. ' +
    'Not affiliated with or endorsed by its designer or publisher.',
} as const;
