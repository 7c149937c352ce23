import type { Forecast } from '@/games/nieuw-amsterdam/income';
import type { Change, LeadChange } from '@/games/nieuw-amsterdam/preview';
import type { Lead } from '@/games/nieuw-amsterdam/leads';
import type { VpSource } from '@/games/nieuw-amsterdam/events';
import type { UpkeepFacts } from '../../nieuw-amsterdam';
import { signedCount } from '../../numbers';
import type { NameOf } from '../../words';
import { either, enumerate } from '../grammar';
import { amount, FURS, STOCKS, theDistrict, theSource } from './names';

const blind = (count: number): string => `${amount.furs(count)} drawn blind`;

/** "−3 timber, +1 lynx" */
const resources = ({ stock, furs, unknownFurs, buildings }: Change): string => {
  const parts = [
    ...STOCKS.flatMap((kind) => (stock[kind] === 0 ? [] : [signedCount(stock[kind], amount[kind])])),
    ...FURS.flatMap((kind) => (furs[kind] === 0 ? [] : [signedCount(furs[kind], amount[kind])])),
    ...(unknownFurs > 0 ? [signedCount(unknownFurs, blind)] : []),
    ...(buildings === 0 ? [] : [`${signedCount(buildings, amount.buildings)} in supply`]),
  ];
  return parts.length === 0 ? 'no change in resources' : parts.join(', ');
};

/** ", −6 VP", or nothing when there are no points to lose. */
const lost = (vp: number): string => (vp > 0 ? `, ${signedCount(-vp, amount.vp)}` : '');

const SOURCES = Object.keys(theSource) as VpSource[]; // the names are complete

/** How a player's standing in a district changes; null if it does not. */
function leadSentence(before: Lead, after: Lead, name: string, where: string): string | null {
  if (before === after) return null;
  if (after === 'majority') return `${name} gains the majority at ${where}`;
  if (after === 'tied')
    return before === 'majority'
      ? `${name} keeps only a tied lead at ${where}`
      : `${name} reaches a tied lead at ${where}`;
  return before === 'majority'
    ? `${name} loses the majority at ${where}`
    : `${name} loses the tied lead at ${where}`;
}

/** What a move would do, before it is made. */
export const preview = {
  title: 'What this does',
  resources,
  change: (change: Change, name: string) => `${name}: ${resources(change)}`,
  /** One line for each source. */
  vp: (points: Change['vp']): string[] =>
    SOURCES.flatMap((source) => {
      const scored = points[source] ?? 0;
      return scored === 0 ? [] : [`${signedCount(scored, amount.vp)} for ${theSource[source]}`];
    }),
  noVp: 'No points',
  /** One line for each player whose standing changes. */
  leads: ({ district, before, after }: LeadChange, nameOf: NameOf): string[] =>
    after.flatMap((now, seat) => {
      const sentence = leadSentence(before[seat] ?? null, now, nameOf(seat), theDistrict[district]);
      return sentence === null ? [] : [sentence];
    }),
  upkeep: ({ businesses, corn, closing, vp }: UpkeepFacts): string =>
    closing > 0
      ? `${amount.businesses(businesses)}, ${amount.corn(corn)} even after the harvest: ${closing} ${either(closing, 'closes', 'close')}${lost(vp)}`
      : `${amount.businesses(businesses)}, ${amount.corn(corn)} after the harvest: all fed`,
  income: ({ harvest, upkeep, goods, goodsLost, coins }: Forecast): string => {
    const unplaced = goodsLost > 0 ? ` (${goodsLost} lost for want of docks)` : '';
    return `Next income: ${amount.corn(harvest)} harvested, ${upkeep} eaten, ${amount.goods(goods)}${unplaced}, ${amount.coins(coins)}`;
  },
  /** What changes about the next income. */
  incomeChange: (before: Forecast, after: Forecast): string | null => {
    const parts = [
      ...(after.harvest === before.harvest
        ? []
        : [`${signedCount(after.harvest - before.harvest, amount.corn)} harvested`]),
      ...(after.upkeep === before.upkeep
        ? []
        : [`${signedCount(after.upkeep - before.upkeep, amount.corn)} eaten`]),
      ...(after.goods === before.goods ? [] : [signedCount(after.goods - before.goods, amount.goods)]),
      ...(after.coins === before.coins ? [] : [signedCount(after.coins - before.coins, amount.coins)]),
    ];
    return parts.length === 0 ? null : `Next income changes: ${enumerate(parts)}`;
  },
  goodsLost: (count: number) => `${amount.goods(count)} would find no dock and be lost`,
  reveals: 'Something hidden comes to light: this cannot be taken back freely.',
  /** On a district's meter. */
  oneMore: {
    majority: 'one more business: majority',
    tied: 'one more business: tied lead',
    nothing: 'one more business changes nothing',
  },
};
