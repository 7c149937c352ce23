import type { RailStep, Scoring } from '../../nieuw-amsterdam';
import { signedCount } from '../../numbers';
import { either, enumerate } from '../grammar';
import { amount } from './names';

type Beat = Extract<RailStep, 'harvest' | 'feeding' | 'goods' | 'income'>;

const beat: Readonly<Record<Beat, { readonly title: string; readonly text: string }>> = {
  harvest: { title: 'Harvest', text: 'Cleared lands bring their corn.' },
  feeding: { title: 'Feeding', text: 'Every business eats corn; what is not fed closes.' },
  goods: { title: 'Trade goods', text: 'Ships bring their trade goods, as far as the docks have room.' },
  income: { title: 'Coins', text: 'A coin for every district with a business, one more for a majority.' },
};

/** The four beats of upkeep and income. */
export const income = {
  title: 'Upkeep and income',
  beat,
  hurry: 'Tap to hurry',
  harvested: (name: string, corn: number) => `${name} harvests ${amount.corn(corn)}`,
  fed: (name: string, businesses: number) => `${name} feeds ${amount.businesses(businesses)}`,
  closed: (name: string, count: number, points: number) =>
    `${name} closes ${amount.businesses(count)}${points > 0 ? `, ${signedCount(-points, amount.vp)}` : ''}`,
  unloaded: (name: string, goods: number, lost: number): string =>
    lost > 0
      ? `${name} unloads ${amount.goods(goods)}, ${lost} lost`
      : `${name} unloads ${amount.goods(goods)}`,
  earned: (name: string, coins: number, districts: number, majorities: number) =>
    `${name} earns ${amount.coins(coins)}: ${districts} ${either(districts, 'district', 'districts')}, ${majorities} ${either(majorities, 'majority', 'majorities')}`,
  nothing: (name: string) => `${name}: nothing`,
  next: 'Next upkeep and income',
  ifNow: 'If it came now',
};

const scoringStep: Readonly<Record<Scoring, { readonly title: string; readonly text: string }>> = {
  lastElections: {
    title: 'Last elections',
    text: 'All majorities and tied leads in the town score once more.',
  },
  lastLand: {
    title: 'Land not yet cleared',
    text: 'The rightmost land with all its houses scores by its place, unless it is cleared.',
  },
  furs: { title: 'Furs left', text: 'Every fur left scores.' },
  resources: {
    title: 'Resources left',
    text: 'Trade goods, corn, timber and coins score together; what does not divide is lost.',
  },
  winner: { title: 'Result', text: 'Most points win; a tie is shared.' },
};

/** The final scorings, one by one. */
export const scoring = {
  step: scoringStep,
  elections: (name: string, majorities: number, ties: number, points: number) =>
    `${name}: ${majorities} ${either(majorities, 'majority', 'majorities')}, ${ties} tied: ${amount.vp(points)}`,
  land: (name: string, place: number | null, points: number): string =>
    place === null
      ? `${name}: no full land left uncleared`
      : `${name}: land at place ${place}: ${amount.vp(points)}`,
  furs: (name: string, furs: number, points: number) => `${name}: ${amount.furs(furs)}: ${amount.vp(points)}`,
  resources: (name: string, count: number, points: number) =>
    `${name}: ${amount.resources(count)}: ${amount.vp(points)}`,
  winner: (names: readonly string[], points: number) =>
    `${enumerate(names)} ${either(names.length, 'wins', 'win together')} with ${amount.vp(points)}`,
};
