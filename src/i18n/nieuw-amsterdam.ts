import type { Lead } from '@/games/nieuw-amsterdam/leads';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { District, Fur, Step, Stock, Trader } from '@/games/nieuw-amsterdam/types';
import type { Passage, RuleEntry, RulesText } from './words';

/** What the sentences of Nieuw Amsterdam are told by their caller, the same in every language. */

/** The numbers that the rules text states: those of the pieces and of the rules. */
export interface RuleFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly rounds: number;
  readonly buildings: number;
  readonly start: Readonly<Record<Stock | 'furs', number>>;
  readonly firstBusinesses: number;
  readonly fursOfEachType: number;
  readonly traders: Readonly<Record<Trader, { readonly furs: number; readonly price: number }>>;
  /** Goods that the docks of so many warehouses hold, from 0 warehouses up. */
  readonly dockRoom: readonly number[];
  readonly camps: number;
  readonly cardsPerDecade: number;
  readonly cardsOnOffer: number;
  readonly tiles: Readonly<Record<Step, number>>;
  readonly columns: readonly { readonly tiles: number; readonly coins: number }[];
  readonly landScore: readonly number[];
  readonly passCoins: number;
  readonly mostBusinesses: number;
  readonly timberPerBuilding: number;
  readonly electionVp: { readonly majority: number; readonly tied: number };
  /** A fur of the first type, of the second, of every further one. */
  readonly vpByFurType: readonly [number, number, number];
  readonly specialFee: number;
  readonly coinsPerUnit: number;
  readonly mostHouses: number;
  readonly blackMarketPrice: number;
  readonly mostBlackFurs: number;
  readonly timberPerPost: number;
  readonly cornPerBusiness: number;
  readonly vpPerClosed: number;
  readonly coinPerDistrict: number;
  readonly coinPerMajority: number;
  readonly vpPerFur: number;
  readonly resourcesPerVp: number;
}

/** The eleven steps of a round, in order. */
export const RAIL = [
  'cards',
  'furs',
  'tiles',
  'auction',
  'city',
  'land',
  'trade',
  'harvest',
  'feeding',
  'goods',
  'income',
] as const;
export type RailStep = (typeof RAIL)[number];

/** The three final scorings, in order, then the result. */
export const SCORINGS = ['lastElections', 'lastLand', 'furs', 'resources', 'winner'] as const;
export type Scoring = (typeof SCORINGS)[number];

export interface LandFacts {
  readonly id: string;
  readonly sites: number;
  readonly timber: number;
  readonly corn: number;
}

export interface ShipFacts {
  readonly id: string;
  readonly furs: number;
  readonly coins: number;
  readonly goods: number;
}

export interface OwnLandFacts extends LandFacts {
  /** In the row, from 1. */
  readonly place: number;
  readonly houses: number;
  readonly cleared: boolean;
  /** What this place scores. */
  readonly vp: number;
}

export interface DistrictFacts {
  readonly district: District;
  /** From 1. */
  readonly number: number;
  /** Who has businesses here; nobody else is named. */
  readonly standings: readonly { readonly name: string; readonly count: number; readonly lead: Lead }[];
}

export interface TraderFacts {
  readonly trader: Trader;
  readonly furs: readonly Fur[];
  readonly price: number;
  /** Whether all furs go together. */
  readonly whole: boolean;
}

export interface ColumnFacts {
  /** From 0, as in the state. */
  readonly column: number;
  readonly tiles: readonly Step[];
  readonly coins: number;
  readonly takenBy: string | null;
}

export interface PlayerFacts {
  readonly name: string;
  readonly vp: number;
  readonly token: number;
  readonly coins: number;
  readonly goods: number;
  readonly timber: number;
  readonly corn: number;
  readonly furs: number;
  /** In supply. */
  readonly buildings: number;
}

/** Upkeep as it would come out: corn is what is there after the harvest, vp what closing would cost. */
export interface UpkeepFacts {
  readonly businesses: number;
  readonly corn: number;
  readonly closing: number;
  readonly vp: number;
}

/** The rules in one language: a rule without its text does not compile. */
export interface RulesSource {
  readonly title: string;
  readonly overview: (facts: RuleFacts) => Passage;
  readonly sections: Readonly<Record<RuleSection, { readonly title: string; readonly intro: string }>>;
  readonly rules: Readonly<
    Record<RuleId, { readonly title: string; readonly text: (facts: RuleFacts) => string }>
  >;
  readonly history: Passage;
  readonly sources: Passage;
  readonly credit: string;
}

/** The letter of a rule's id names its section. */
type LetterOf<Id> = Id extends `NA-${infer Letter}${number}` ? Letter : never;
type RuleSection = LetterOf<RuleId>;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]; // a record has its keys only

/** The whole rules, section by section, with the numbers filled in. */
export const rulesText = (source: RulesSource, facts: RuleFacts): RulesText => ({
  title: source.title,
  overview: source.overview(facts),
  sections: keysOf(source.sections).map((id) => ({
    id,
    ...source.sections[id],
    entries: keysOf(source.rules)
      .filter((rule) => rule.startsWith(`NA-${id}`))
      .map((rule) => ruleEntry(source, rule, facts)),
  })),
  history: source.history,
  sources: source.sources,
  credit: source.credit,
});

export const ruleEntry = (source: RulesSource, id: RuleId, facts: RuleFacts): RuleEntry => ({
  id,
  title: source.rules[id].title,
  text: source.rules[id].text(facts),
});
