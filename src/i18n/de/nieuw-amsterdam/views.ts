import type { views as english } from '../../en/nieuw-amsterdam/views';

export const views: typeof english = {
  title: 'Teil des Plans',
  name: {
    whole: 'Alles',
    city: 'Stadt',
    river: 'Fluss',
    moneyBox: 'Kassette',
    offers: 'Auslage',
    mat: 'Eigenes',
  },
};
