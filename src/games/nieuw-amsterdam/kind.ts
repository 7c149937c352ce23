import type { Event } from './events';
import type { Move, Offer } from './moves';
import type { Preview } from './preview';
import type { Refusal } from './refusals';
import type * as types from './types';

/** The types of this game, bundled for the contract in core. */
export interface Kind {
  State: types.State;
  Move: Move;
  Offer: Offer;
  Event: Event;
  Refusal: Refusal;
  View: types.View;
  Preview: Preview;
}
