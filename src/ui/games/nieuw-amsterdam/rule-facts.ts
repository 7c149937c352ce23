import { range } from '@/core/list';
import {
  BUILDINGS,
  CAMPS,
  DOCK_ROOM,
  FURS_OF_EACH_TYPE,
  LAND_CARDS,
  landScore,
  MONEY_BOX,
  SEATS,
  START,
  TILES,
  TRADER_CARDS,
} from '@/games/nieuw-amsterdam/catalogue';
import * as rates from '@/games/nieuw-amsterdam/catalogue/rates';
import type { RuleFacts } from '@/i18n/nieuw-amsterdam';

const SCORED_PLACES = 8;

/** The numbers of the pieces and the rules, for the rules text. */
export const FACTS: RuleFacts = {
  seats: SEATS,
  rounds: rates.ROUNDS,
  buildings: BUILDINGS,
  start: START,
  firstBusinesses: rates.FIRST_BUSINESSES,
  fursOfEachType: FURS_OF_EACH_TYPE,
  traders: TRADER_CARDS,
  dockRoom: DOCK_ROOM,
  camps: CAMPS,
  cardsPerDecade: LAND_CARDS.length / 2,
  cardsOnOffer: rates.CARDS_ON_OFFER,
  tiles: TILES,
  columns: MONEY_BOX,
  landScore: range(SCORED_PLACES).map((place) => landScore(place + 1)),
  passCoins: rates.PASS_COINS,
  mostBusinesses: rates.MOST_BUSINESSES,
  timberPerBuilding: rates.TIMBER_PER_BUILDING,
  electionVp: rates.ELECTION_VP,
  vpByFurType: rates.VP_BY_FUR_TYPE,
  specialFee: rates.SPECIAL_FEE,
  coinsPerUnit: rates.COINS_PER_UNIT,
  mostHouses: rates.MOST_HOUSES,
  blackMarketPrice: rates.BLACK_MARKET_PRICE,
  mostBlackFurs: rates.MOST_BLACK_FURS,
  timberPerPost: rates.TIMBER_PER_POST,
  cornPerBusiness: rates.CORN_PER_BUSINESS,
  vpPerClosed: rates.VP_PER_CLOSED,
  coinPerDistrict: rates.COIN_PER_DISTRICT,
  coinPerMajority: rates.COIN_PER_MAJORITY,
  vpPerFur: rates.VP_PER_FUR,
  resourcesPerVp: rates.RESOURCES_PER_VP,
};
