import type { places as source } from '../../en/nieuw-amsterdam/places';
import type { DistrictFacts } from '../../nieuw-amsterdam';
import { enumerate } from '../grammar';
import { amount, fursOf, names, tilesOf } from './names';
import { table } from './table';

function leaders({ standings }: DistrictFacts): string {
  const sole = standings.find(({ lead }) => lead === 'majority');
  if (sole !== undefined) return `${sole.name} führt`;
  return `Gleichstand: ${enumerate(standings.flatMap(({ name, lead }) => (lead === 'tied' ? [name] : [])))}`;
}

export const places: typeof source = {
  district: (facts) => {
    const place = `${names.district[facts.district]}, Bezirk ${facts.number}`;
    if (facts.standings.length === 0) return `${place}: kein Geschäft.`;
    const counts = facts.standings.map(({ name, count }) => `${name} ${count}`).join(', ');
    return `${place}: ${counts}; ${leaders(facts)}.`;
  },
  camp: (camp, longhouses, spaces) =>
    longhouses === 0
      ? `Dorf ${camp} der Lenape: leer, ${amount.spaces(spaces)}.`
      : `Dorf ${camp} der Lenape: ${amount.longhouses(longhouses)}, ${amount.spaces(spaces)}.`,
  zone: (zone, posts, spaces) =>
    posts.length === 0
      ? `Uferzone ${zone}: kein Handelsposten, ${amount.spaces(spaces)}.`
      : `Uferzone ${zone}: Handelsposten von ${enumerate(posts)}, ${amount.spaces(spaces)}.`,
  boat: (boat, corn) => `Boot zwischen Dorf ${boat} und ${boat + 1}: ${amount.corn(corn)} für die Reise.`,
  trader: ({ trader, furs, price, whole }) => {
    if (furs.length === 0) return `${names.trader[trader]}: ${table.traders.empty}.`;
    const cost = whole ? table.traders.whole(furs.length, price) : table.traders.each(price);
    return `${names.trader[trader]}: ${fursOf(furs)}; ${cost}.`;
  },
  column: ({ column, tiles, coins, takenBy }) => {
    const bonus = coins > 0 ? `, ${amount.coins(coins)}` : '';
    const owner = takenBy === null ? 'frei' : `vergeben an ${takenBy}`;
    return `${names.column(column)}: ${tilesOf(tiles)}${bonus}; ${owner}.`;
  },
  ownLand: (land) => {
    const stands = land.cleared ? 'gerodet' : `${table.lands.houses(land.houses, land.sites)}, ungerodet`;
    return `Platz ${land.place}, ${names.land(land)}; ${stands}; ${amount.vp(land.vp)}.`;
  },
  wharf: (name, warehouses, goods, room) =>
    `Werft von ${name}: ${amount.warehouses(warehouses)}, ${table.wharf.goods(goods, room)}.`,
  player: ({ name, vp, token, coins, goods, timber, corn, furs, buildings }) => {
    const owned = [
      amount.coins(coins),
      amount.goods(goods),
      amount.timber(timber),
      amount.corn(corn),
      amount.furs(furs),
    ].join(', ');
    return `${name}: ${amount.vp(vp)}, Reihenfolge ${token}; ${owned}; ${amount.buildings(buildings)} im Vorrat.`;
  },
  railStep: (number, label, when) => `Schritt ${number}: ${label}, ${when}`,
};
