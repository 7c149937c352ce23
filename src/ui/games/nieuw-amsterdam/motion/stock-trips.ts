import { range } from '@/core/list';
import type { StockEvent } from '@/games/nieuw-amsterdam/events';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { Stock } from '@/games/nieuw-amsterdam/types';
import type { GlyphName } from '@/ui/kit/glyphs';
import type { Place } from './places';
import { slide, type Trip } from './trip';

/** Beyond this the eye stops counting; the figure in the player's line tells the rest. */
const MOST_AT_ONCE = 4;

const GLYPHS: Readonly<Record<Stock, GlyphName>> = {
  coins: 'coin',
  goods: 'goods',
  timber: 'timber',
  corn: 'corn',
};

const CHEST: Place = { at: 'chest' };

/** Where resources come from or go to when this rule moves them; all others lie in the chest. */
const PLACES: Partial<Readonly<Record<RuleId, Place>>> = {
  'NA-C1': { at: 'city' },
  'NA-D0': { at: 'city' },
  'NA-D1': { at: 'district', district: 'lumberYard' },
  'NA-D2': { at: 'district', district: 'granary' },
  'NA-D3': { at: 'district', district: 'docks' },
  'NA-D4': { at: 'district', district: 'carpenters' },
  'NA-D5': { at: 'district', district: 'blackMarket' },
  'NA-D6': { at: 'district', district: 'tradingCompany' },
  'NA-T1': { at: 'stall', trader: 'middle', index: 0 },
  'NA-T2': { at: 'boat' },
  'NA-T3': { at: 'ship', index: 0 },
  'NA-I1': { at: 'land', index: 0 },
  'NA-I2': { at: 'city' },
  'NA-I3': { at: 'sea' },
  'NA-I4': { at: 'city' },
};

/** A seat's own lands and docks, where they lie on the sheet, give their harvest and take the goods. */
function ownPlace({ rule, player }: StockEvent, shown: number): Place | null {
  if (player !== shown) return null;
  if (rule === 'NA-L3' || rule === 'NA-I1') return { at: 'site', place: 0, lands: 1, site: 0, sites: 1 };
  return null;
}

export function stockTrips(event: StockEvent, shown: number): Trip[] {
  const { type, player, amount, rule } = event;
  const there = ownPlace(event, shown) ?? PLACES[rule] ?? CHEST;
  const seat: Place = type === 'goods' && player === shown ? { at: 'wharf' } : { at: 'seat', seat: player };
  const [from, to] = amount > 0 ? [there, seat] : [seat, there];
  return range(Math.min(Math.abs(amount), MOST_AT_ONCE)).map(() =>
    slide({ kind: 'glyph', glyph: GLYPHS[type] }, from, to),
  );
}
