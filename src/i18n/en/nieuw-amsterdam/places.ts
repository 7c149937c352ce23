import type {
  ColumnFacts,
  DistrictFacts,
  OwnLandFacts,
  PlayerFacts,
  TraderFacts,
} from '../../nieuw-amsterdam';
import { enumerate } from '../grammar';
import { amount, fursOf, names, tilesOf } from './names';
import { table } from './table';

function leaders({ standings }: DistrictFacts): string {
  const sole = standings.find(({ lead }) => lead === 'majority');
  if (sole !== undefined) return `${sole.name} leads`;
  return `${enumerate(standings.flatMap(({ name, lead }) => (lead === 'tied' ? [name] : [])))} are tied`;
}

/** Every place on the board in words, for screen readers. */
export const places = {
  district: (facts: DistrictFacts): string => {
    const place = `${names.district[facts.district]}, district ${facts.number}`;
    if (facts.standings.length === 0) return `${place}: no businesses.`;
    const counts = facts.standings.map(({ name, count }) => `${name} ${count}`).join(', ');
    return `${place}: ${counts}; ${leaders(facts)}.`;
  },
  camp: (camp: number, longhouses: number, spaces: number): string =>
    longhouses === 0
      ? `Lenape camp ${camp}: empty, ${amount.spaces(spaces)}.`
      : `Lenape camp ${camp}: ${amount.longhouses(longhouses)}, ${amount.spaces(spaces)}.`,
  zone: (zone: number, posts: readonly string[], spaces: number): string =>
    posts.length === 0
      ? `Zone ${zone}: no trading post, ${amount.spaces(spaces)}.`
      : `Zone ${zone}: trading post of ${enumerate(posts)}, ${amount.spaces(spaces)}.`,
  boat: (boat: number, corn: number) =>
    `Boat between camps ${boat} and ${boat + 1}: ${amount.corn(corn)} for the journey.`,
  trader: ({ trader, furs, price, whole }: TraderFacts): string => {
    if (furs.length === 0) return `${names.trader[trader]}: ${table.traders.empty}.`;
    const cost = whole ? table.traders.whole(furs.length, price) : table.traders.each(price);
    return `${names.trader[trader]}: ${fursOf(furs)}; ${cost}.`;
  },
  column: ({ column, tiles, coins, takenBy }: ColumnFacts): string => {
    const bonus = coins > 0 ? `, ${amount.coins(coins)}` : '';
    const owner = takenBy === null ? 'free' : `taken by ${takenBy}`;
    return `${names.column(column)}: ${tilesOf(tiles)}${bonus}; ${owner}.`;
  },
  ownLand: (land: OwnLandFacts): string => {
    const stands = land.cleared ? 'cleared' : `${table.lands.houses(land.houses, land.sites)}, uncleared`;
    return `Place ${land.place}, ${names.land(land)}; ${stands}; ${amount.vp(land.vp)}.`;
  },
  wharf: (name: string, warehouses: number, goods: number, room: number) =>
    `Wharf of ${name}: ${amount.warehouses(warehouses)}, ${table.wharf.goods(goods, room)}.`,
  player: ({ name, vp, token, coins, goods, timber, corn, furs, buildings }: PlayerFacts): string => {
    const owned = [
      amount.coins(coins),
      amount.goods(goods),
      amount.timber(timber),
      amount.corn(corn),
      amount.furs(furs),
    ].join(', ');
    return `${name}: ${amount.vp(vp)}, turn order ${token}; ${owned}; ${amount.buildings(buildings)} in supply.`;
  },
  railStep: (number: number, label: string, when: string) => `Step ${number}: ${label}, ${when}`,
};
