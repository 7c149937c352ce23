import { total } from '@/core/amounts';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { moves as source } from '../../en/nieuw-amsterdam/moves';
import type { ByType } from '../../words';
import { alternatives } from '../grammar';
import {
  amount,
  atDistrict,
  businessesOf,
  columnName,
  DISTRICTS,
  FURS,
  fursByKind,
  paymentOf,
  traderThere,
} from './names';

type Moves = typeof source;

const label: Moves['label'] = {
  placeBusiness: 'Geschäft eröffnen',
  chooseColumn: 'Spalte zur Auktion bringen',
  bid: 'Bieten',
  passBid: 'Passen',
  pay: 'Bezahlen',
  takeColumn: 'Spalte nehmen',
  buildBusinesses: 'Geschäfte bauen',
  holdElections: 'Wahlen abhalten',
  acquireLand: 'Land erwerben',
  clearLand: 'Land roden',
  tradeFurs: 'Mit den Lenape handeln',
  shipFurs: 'Felle verschiffen',
  lumberYard: 'Holz kaufen oder verkaufen',
  granary: 'Getreide kaufen oder verkaufen',
  buildWarehouse: 'Lagerhaus bauen',
  buildHouses: 'Häuser bauen',
  blackMarket: 'Felle blind ziehen',
  moveTradingPost: 'Handelsposten versetzen',
  passTile: 'Plättchen ablegen',
  endTurn: 'Zug beenden',
  closeBusinesses: 'Geschäfte schließen',
};

const market = (
  { buy = 0, sell = 0 }: { readonly buy?: number; readonly sell?: number },
  counted: (count: number) => string,
): string => (buy > 0 ? `${counted(buy)} kaufen` : `${counted(sell)} verkaufen`);

const buttons: ByType<Move, []> = {
  placeBusiness: ({ district }) => `Geschäft ${atDistrict[district]} eröffnen`,
  chooseColumn: ({ column }) => `${columnName(column)} versteigern`,
  bid: ({ amount: bid }) => `${bid} bieten`,
  passBid: () => 'Passen',
  pay: ({ with: payment }) => `Zahlen: ${paymentOf(payment)}`,
  takeColumn: ({ column }) => `${columnName(column)} nehmen`,
  buildBusinesses: ({ districts }) => `${amount.businesses(total(districts, DISTRICTS))} bauen`,
  holdElections: () => 'Wahlen abhalten',
  acquireLand: ({ land }) => `${land} erwerben`,
  clearLand: () => 'Land roden',
  tradeFurs: ({ trader, furs }) =>
    furs === undefined ? `Alle Felle vom ${traderThere[trader]} nehmen` : `${fursByKind(furs)} nehmen`,
  shipFurs: ({ ship, furs }) => `${amount.furs(total(furs, FURS))} mit ${ship} verschiffen`,
  lumberYard: (move) => market(move, amount.timber),
  granary: (move) => market(move, amount.corn),
  buildWarehouse: () => 'Lagerhaus bauen',
  buildHouses: ({ count }) => `${amount.houses(count)} bauen`,
  blackMarket: ({ furs }) => `${amount.furs(furs)} ziehen`,
  moveTradingPost: () => 'Handelsposten versetzen',
  passTile: () => 'Plättchen ablegen',
  endTurn: () => 'Zug beenden',
  closeBusinesses: ({ districts }) => `${amount.businesses(total(districts, DISTRICTS))} schließen`,
};

const dealt = (
  name: string,
  { buy = 0, sell = 0 }: { readonly buy?: number; readonly sell?: number },
  counted: (count: number) => string,
): string => (buy > 0 ? `${name} kauft ${counted(buy)}` : `${name} verkauft ${counted(sell)}`);

const told: ByType<Move, [string]> = {
  placeBusiness: ({ district }, name) => `${name} eröffnet ein Geschäft ${atDistrict[district]}`,
  chooseColumn: ({ column }, name) => `${name} bringt ${columnName(column)} zur Auktion`,
  bid: ({ amount: bid }, name) => `${name} bietet ${bid}`,
  passBid: (_, name) => `${name} passt`,
  pay: ({ with: payment }, name) => `${name} zahlt ${paymentOf(payment)}`,
  takeColumn: ({ column }, name) => `${name} nimmt ${columnName(column)}`,
  buildBusinesses: ({ districts }, name) => `${name} baut ${businessesOf(districts)}`,
  holdElections: (_, name) => `${name} hält Wahlen ab`,
  acquireLand: ({ land }, name) => `${name} erwirbt Land ${land}`,
  clearLand: (_, name) => `${name} rodet Land`,
  tradeFurs: ({ trader, furs }, name) =>
    furs === undefined
      ? `${name} nimmt alle Felle vom ${traderThere[trader]}`
      : `${name} nimmt ${fursByKind(furs)} vom ${traderThere[trader]}`,
  shipFurs: ({ ship, furs }, name) => `${name} verschifft ${fursByKind(furs)} mit ${ship}`,
  lumberYard: (move, name) => dealt(name, move, amount.timber),
  granary: (move, name) => dealt(name, move, amount.corn),
  buildWarehouse: (_, name) => `${name} baut ein Lagerhaus`,
  buildHouses: ({ count }, name) => `${name} baut ${amount.houses(count)}`,
  blackMarket: ({ furs }, name) => `${name} zieht ${amount.furs(furs)} auf dem Schwarzmarkt`,
  moveTradingPost: (_, name) => `${name} versetzt den Handelsposten`,
  passTile: (_, name) => `${name} legt ein Plättchen ab`,
  endTurn: (_, name) => `${name} beendet den Zug`,
  closeBusinesses: ({ districts }, name) => `${name} schließt ${businessesOf(districts)}`,
};

const explain: Moves['special']['explain'] = {
  lumberYard: ({ coinsPerUnit }) =>
    `Beliebig viel Holz kaufen oder verkaufen, je ${amount.coins(coinsPerUnit)}.`,
  granary: ({ coinsPerUnit }) =>
    `Beliebig viel Getreide kaufen oder verkaufen, je ${amount.coins(coinsPerUnit)}.`,
  docks: ({ timberPerBuilding }) =>
    `${amount.timber(timberPerBuilding)} zahlen und das nächste Lagerhaus bauen: Sein Anlegeplatz fasst weitere Waren.`,
  carpenters: ({ mostHouses, timberPerBuilding }) =>
    `Bis zu ${amount.houses(mostHouses)} auf die Landreihe bauen, je ${amount.timber(timberPerBuilding)}.`,
  blackMarket: ({ mostBlackFurs, blackMarketPrice }) =>
    `Bis zu ${amount.furs(mostBlackFurs)} blind ziehen, je ${blackMarketPrice} Münzen oder Waren.`,
  tradingCompany: ({ timberPerPost }) =>
    `${amount.timber(timberPerPost)} zahlen und den Handelsposten flussaufwärts versetzen.`,
};

export const moves: Moves = {
  label,
  button: (move) => (buttons[move.type] as (move: Move) => string)(move), // the table is keyed by type
  told: (move, name) => (told[move.type] as (move: Move, name: string) => string)(move, name),
  special: {
    title: 'Sonderaktion',
    used: 'Die Sonderaktion dieses Schritts ist getan.',
    open: (coins) => `Eine Sonderaktion in diesem Schritt, oder ${amount.coins(coins)} für den Verzicht.`,
    explain,
    fee: (coins, lead) => {
      if (lead === 'majority') return 'frei: du führst hier';
      return lead === 'tied' ? 'frei: Gleichstand an der Spitze' : `Gebühr ${amount.coins(coins)}`;
    },
  },
  buy: 'Kaufen',
  sell: 'Verkaufen',
  upTo: (most) => `bis zu ${most}`,
  needsOneOf: (labels) => `Mit diesem Plättchen: ${alternatives(labels)}`,
};
