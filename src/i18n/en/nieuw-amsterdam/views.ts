/** What a small window can show of the board, in a word each. */
export const views = {
  title: 'Part of the board',
  name: {
    whole: 'All',
    city: 'Town',
    river: 'River',
    moneyBox: 'Money box',
    offers: 'Offers',
    mat: 'Own',
  },
};
