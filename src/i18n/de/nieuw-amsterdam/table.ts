import type { table as source } from '../../en/nieuw-amsterdam/table';
import { either, enumerate } from '../grammar';
import { amount, traderThere } from './names';

type Table = typeof source;

const prompt: Table['prompt'] = {
  placement: (name) => `${name} eröffnet ein Geschäft in einem beliebigen Bezirk`,
  choose: (name) => `${name} wählt eine Spalte für die Auktion`,
  bid: (name) => `${name} bietet oder passt`,
  pay: (name) => `${name} bezahlt das Gebot`,
  takeColumn: (name) => `${name} nimmt eine Spalte, ohne zu zahlen`,
  city: (name) => `Stadtschritt: ${name} baut oder hält Wahlen ab`,
  land: (name) => `Landschritt: ${name} erwirbt oder rodet Land`,
  trade: (name) => `Handelsschritt: ${name} handelt oder verschifft Felle`,
  upkeep: (name) => `${name} hat zu wenig Getreide und schließt Geschäfte`,
  over: () => 'Das Spiel ist zu Ende',
};

const noTiles: Table['turn']['noTiles'] = {
  city: 'Kein Stadtplättchen: nur die Sonderaktion',
  land: 'Kein Landplättchen: nur die Sonderaktion',
  trade: 'Kein Handelsplättchen: nur die Sonderaktion',
};

const passing: Table['turn']['passing'] = (tiles, special, coins) => {
  const what = [...(tiles > 0 ? [amount.tiles(tiles)] : []), ...(special ? ['die Sonderaktion'] : [])];
  return what.length === 0
    ? 'nichts ist übrig'
    : `auf ${enumerate(what)} verzichten, dafür ${amount.coins(coins)}`;
};

export const table: Table = {
  prompt,
  turn: {
    tilesLeft: (step, count) => `noch ${amount[step](count)}`,
    noTiles,
    endTurn: 'Zug beenden',
    endTurnPassing: (tiles, special, coins) => `Zug beenden: ${passing(tiles, special, coins)}`,
    passing,
    forTheRest: (coins) => `${amount.coins(coins)} für den Rest`,
    passTile: (coins) => `Plättchen ablegen: ${amount.coins(coins)}`,
  },
  placement: {
    first: 'Erstes Geschäft, kostenlos',
    second: 'Zweites Geschäft, kostenlos',
  },
  businesses: {
    cost: (count, timber) => `${amount.businesses(count)}: ${amount.timber(timber)}`,
    most: (most) => `Höchstens ${most} mit diesem Plättchen`,
    inSupply: (count) => `${amount.buildings(count)} im Vorrat`,
    elections: (points) => `Wahlen jetzt: ${amount.vp(points)}`,
  },
  lands: {
    empty: 'Noch kein Land',
    houses: (built, sites) => `Häuser: ${built} von ${sites}`,
    full: 'Alle Häuser gebaut',
    cleared: 'Gerodet',
    uncleared: 'Ungerodet',
    place: (place, points) => `Platz ${place}: ${amount.vp(points)}`,
    nextPlace: (place, points) => `Das nächste Land kommt auf Platz ${place}: ${amount.vp(points)}`,
    clearing: (lands, timber, points) =>
      `Rodet ${amount.lands(lands)}: ${amount.timber(timber)}, ${amount.vp(points)}`,
    yields: (corn) => `${amount.corn(corn)} bei jeder Ernte`,
    retreat: (from, to) =>
      to === null
        ? `Ein Langhaus wird aus Dorf ${from} und vom Fluss verdrängt`
        : `Ein Langhaus wird aus Dorf ${from} nach Dorf ${to} verdrängt`,
    noRetreat: 'Das letzte Langhaus bleibt',
    sitesFree: (count) => `${count} ${either(count, 'freier Bauplatz', 'freie Bauplätze')}`,
    buildsOn: (land, count) => `${amount.houses(count)} auf ${land}`,
  },
  wharf: {
    warehouses: (built, sites) => `Lagerhäuser: ${built} von ${sites}`,
    goods: (goods, room) => `Waren: ${goods} von ${room}`,
    nextDock: (room) => `Der nächste Anlegeplatz fasst ${room}`,
    arriving: (goods, lost) =>
      `${amount.goods(goods)} ${either(goods, 'kommt', 'kommen')} an${lost > 0 ? `, ${lost} verloren` : ''}`,
  },
  traders: {
    each: (price) => `je ${amount.goods(price)}`,
    whole: (furs, price) => `alle ${furs} für ${amount.goods(price)}`,
    empty: 'kein Fell mehr',
    journey: (corn) => (corn > 0 ? `Reise ${amount.corn(corn)}` : 'keine Reise'),
    opposite: 'Gegenüber dem Handelsposten steht ein Langhaus: keine Reise.',
    choose: (trader, most) => `Bis zu ${amount.furs(most)} vom ${traderThere[trader]}`,
    price: (goods, corn) =>
      corn > 0 ? `${amount.goods(goods)} und ${amount.corn(corn)} für die Reise` : amount.goods(goods),
  },
  ships: {
    needs: (furs) => `braucht genau ${amount.furs(furs)}`,
    bestSet: (points) => `beste Ladung: ${amount.vp(points)}`,
    chosen: (chosen, need) => `Gewählt: ${chosen} von ${need}`,
    worth: (points) => `Diese Ladung: ${amount.vp(points)}`,
    missing: (furs) => `${amount.furs(furs)} ${either(furs, 'fehlt', 'fehlen')}`,
    brings: (coins, goods) => `${amount.coins(coins)} sofort, ${amount.goods(goods)} je Runde`,
  },
  blackMarket: {
    announce: (furs, price) => `${amount.furs(furs)} für ${price}`,
    warning: 'Die Felle werden blind gezogen. Danach lässt sich das nicht einfach zurücknehmen.',
    draw: (furs) => `${amount.furs(furs)} ziehen`,
    inPile: (pile, discard) => `${pile} im Stapel, ${discard} abgelegt`,
  },
  tradingPost: {
    to: (zone) => `Nach Uferzone ${zone}`,
    skips: (zones) => `überspringt ${zones} volle ${either(zones, 'Uferzone', 'Uferzonen')}`,
  },
  market: {
    price: (units, coins) => `${units} für ${amount.coins(coins)}`,
    after: (coins, fee) =>
      fee > 0 ? `${amount.coins(coins)} übrig nach der Gebühr` : `${amount.coins(coins)} übrig`,
  },
  closing: {
    title: (name, count) => `${name} muss ${amount.businesses(count)} schließen`,
    why: (businesses, corn) => `${amount.businesses(businesses)} zu versorgen, ${amount.corn(corn)} dafür da`,
    left: (left) => (left > 0 ? `noch ${left} zu wählen` : 'Alle gewählt'),
    cost: (points) => `Kostet ${amount.vp(points)}`,
    automatically: (name) => `${name} hat automatisch alle Geschäfte geschlossen: Es gab keine Wahl`,
  },
};
