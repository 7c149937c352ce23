import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { nieuwAmsterdam as source } from '../../en/nieuw-amsterdam';
import { type GameWords, type NameOf, reasonSaid } from '../../words';
import { reasons, worth } from './advice';
import { auction, payment } from './auction';
import { income, scoring } from './income';
import { events } from './log';
import { moves } from './moves';
import { names } from './names';
import { places } from './places';
import { preview } from './preview';
import { refusals } from './refusals';
import { table } from './table';
import { views } from './views';

const spoken: GameWords<Kind> = {
  title: 'Nieuw Amsterdam',
  tagline: 'Bauen, siedeln und handeln in der niederländischen Kolonie am Hudson.',
  phases: names.phase,
  refusal: (refusal) => (refusals[refusal.code] as (facts: Refusal) => string)(refusal), // the table is keyed by code
  event: (event, nameOf) => (events[event.type] as (facts: Event, nameOf: NameOf) => string)(event, nameOf), // by type
  told: moves.told,
  button: moves.button,
  reason: (reason) => reasonSaid(reasons, reason),
};

export const nieuwAmsterdam: typeof source = {
  ...spoken,
  names,
  moves,
  preview,
  auction,
  worth,
  payment,
  table,
  income,
  scoring,
  places,
  views,
};
