import type { Words } from '@/i18n';
import { RAIL } from '@/i18n/nieuw-amsterdam';
import { NAMES } from './samples';

const [ANNA, BJORN] = ['Anna', 'Björn'] as const;
const LAND = { id: 'L20-03', sites: 1, timber: 3, corn: 1 };

/** What is said of places on the board. */
export function sayPlaces({ places, names }: Words['games']['nieuw-amsterdam']): void {
  const standing = (name: string, count: number, lead: 'majority' | 'tied' | null) => ({ name, count, lead });
  [
    [],
    [standing(ANNA, 2, 'majority'), standing(BJORN, 1, null)],
    [standing(ANNA, 1, 'tied'), standing(BJORN, 1, 'tied')],
  ].forEach((standings) => places.district({ district: 'granary', number: 2, standings }));
  [0, 3].forEach((longhouses) => places.camp(1, longhouses, 4));
  [[], NAMES].forEach((posts) => places.zone(1, posts, 5));
  places.boat(1, 1);
  places.trader({ trader: 'top', furs: ['lynx', 'otter'], price: 1, whole: false });
  places.trader({ trader: 'bottom', furs: ['lynx', 'otter'], price: 3, whole: true });
  places.trader({ trader: 'middle', furs: [], price: 4, whole: true });
  places.column({ column: 0, tiles: ['city', 'land'], coins: 1, takenBy: null });
  places.column({ column: 1, tiles: ['trade'], coins: 0, takenBy: ANNA });
  places.ownLand({ ...LAND, place: 2, houses: 0, cleared: false, vp: 3 });
  places.ownLand({ ...LAND, place: 2, houses: 1, cleared: true, vp: 3 });
  places.wharf(ANNA, 2, 3, 6);
  const stock = { coins: 8, goods: 4, timber: 3, corn: 2, furs: 2 };
  places.player({ name: ANNA, vp: 12, token: 1, ...stock, buildings: 22 });
  RAIL.forEach((step, index) => places.railStep(index + 1, names.rail[step], '…'));
}
