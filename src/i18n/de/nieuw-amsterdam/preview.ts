import type { VpSource } from '@/games/nieuw-amsterdam/events';
import type { Lead } from '@/games/nieuw-amsterdam/leads';
import type { Change } from '@/games/nieuw-amsterdam/preview';
import type { preview as source } from '../../en/nieuw-amsterdam/preview';
import { signedCount } from '../../numbers';
import { either, enumerate } from '../grammar';
import { amount, atDistrict, forSource, FURS, STOCKS } from './names';

const blind = (count: number): string => `${amount.furs(count)} blind`;

const resources = ({ stock, furs, unknownFurs, buildings }: Change): string => {
  const parts = [
    ...STOCKS.flatMap((kind) => (stock[kind] === 0 ? [] : [signedCount(stock[kind], amount[kind])])),
    ...FURS.flatMap((kind) => (furs[kind] === 0 ? [] : [signedCount(furs[kind], amount[kind])])),
    ...(unknownFurs > 0 ? [signedCount(unknownFurs, blind)] : []),
    ...(buildings === 0 ? [] : [`${signedCount(buildings, amount.buildings)} im Vorrat`]),
  ];
  return parts.length === 0 ? 'Mittel unverändert' : parts.join(', ');
};

/** ", −6 SP", or nothing when there are no points to lose. */
const lost = (vp: number): string => (vp > 0 ? `, ${signedCount(-vp, amount.vp)}` : '');

const SOURCES = Object.keys(forSource) as VpSource[]; // the names are complete

/** How a player's standing in a district changes; null if it does not. */
function leadSentence(before: Lead, after: Lead, name: string, where: string): string | null {
  if (before === after) return null;
  if (after === 'majority') return `${name} gewinnt die Mehrheit ${where}`;
  if (after === 'tied')
    return before === 'majority'
      ? `${name} behält nur einen Gleichstand ${where}`
      : `${name} erreicht einen Gleichstand ${where}`;
  return before === 'majority'
    ? `${name} verliert die Mehrheit ${where}`
    : `${name} verliert den Gleichstand ${where}`;
}

export const preview: typeof source = {
  title: 'Was das bewirkt',
  resources,
  change: (change, name) => `${name}: ${resources(change)}`,
  vp: (points) =>
    SOURCES.flatMap((kind) => {
      const scored = points[kind] ?? 0;
      return scored === 0 ? [] : [`${signedCount(scored, amount.vp)} für ${forSource[kind]}`];
    }),
  noVp: 'Keine Punkte',
  leads: ({ district, before, after }, nameOf) =>
    after.flatMap((now, seat) => {
      const sentence = leadSentence(before[seat] ?? null, now, nameOf(seat), atDistrict[district]);
      return sentence === null ? [] : [sentence];
    }),
  upkeep: ({ businesses, corn, closing, vp }) =>
    closing > 0
      ? `${amount.businesses(businesses)}, auch nach der Ernte nur ${amount.corn(corn)}: ${closing} ${either(closing, 'schließt', 'schließen')}${lost(vp)}`
      : `${amount.businesses(businesses)}, nach der Ernte ${amount.corn(corn)}: alle versorgt`,
  income: ({ harvest, upkeep, goods, goodsLost, coins }) => {
    const unplaced = goodsLost > 0 ? ` (${goodsLost} mangels Anlegeplatz verloren)` : '';
    return `Nächstes Einkommen: ${amount.corn(harvest)} geerntet, ${upkeep} verbraucht, ${amount.goods(goods)}${unplaced}, ${amount.coins(coins)}`;
  },
  incomeChange: (before, after) => {
    const parts = [
      ...(after.harvest === before.harvest
        ? []
        : [`${signedCount(after.harvest - before.harvest, amount.corn)} geerntet`]),
      ...(after.upkeep === before.upkeep
        ? []
        : [`${signedCount(after.upkeep - before.upkeep, amount.corn)} verbraucht`]),
      ...(after.goods === before.goods ? [] : [signedCount(after.goods - before.goods, amount.goods)]),
      ...(after.coins === before.coins ? [] : [signedCount(after.coins - before.coins, amount.coins)]),
    ];
    return parts.length === 0 ? null : `Das nächste Einkommen ändert sich: ${enumerate(parts)}`;
  },
  goodsLost: (count) =>
    `${amount.goods(count)} ${either(count, 'fände', 'fänden')} keinen Anlegeplatz und ${either(count, 'ginge', 'gingen')} verloren`,
  reveals: 'Etwas Verdecktes wird bekannt: Das lässt sich nicht einfach zurücknehmen.',
  oneMore: {
    majority: 'ein Geschäft mehr: Mehrheit',
    tied: 'ein Geschäft mehr: Gleichstand',
    nothing: 'ein Geschäft mehr ändert nichts',
  },
};
