import { WEIGHT_NAMES, type WeightName } from '@/bots/nieuw-amsterdam/think/weights';
import type { Member, Weights } from './tuning';

const LAND: readonly WeightName[] = [
  'pending',
  'pendingNow',
  'pendingYield',
  'progress',
  'rowLength',
  'freeSites',
  'harvest',
  'landTile',
  'moreLandTiles',
];
const CITY: readonly WeightName[] = [
  'leads',
  'leadsLater',
  'leadsNow',
  'margin',
  'businesses',
  'cityTile',
  'moreCityTiles',
];
const TRADE: readonly WeightName[] = [
  'furs',
  'fursMost',
  'fursSecond',
  'fursOther',
  'cargoNow',
  'goodsIncome',
  'dockRoom',
  'tradeTile',
  'moreTradeTiles',
];

const MORE = 1.7;
const LESS = 0.6;

const bent = (weights: Weights, liked: readonly WeightName[], disliked: readonly WeightName[]): Weights =>
  WEIGHT_NAMES.map((name, index) => {
    const factor = liked.includes(name) ? MORE : disliked.includes(name) ? LESS : 1;
    return factor * (weights[index] ?? 0);
  });

/** Two who play quite another game than each other, so that champions must not lean on one kind of rival. */
export const stylesOf = (weights: Weights): readonly Member[] => [
  { name: 'land before city', weights: bent(weights, LAND, CITY) },
  { name: 'furs before land', weights: bent(weights, TRADE, LAND) },
];
