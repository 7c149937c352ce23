import { range } from '@/core/list';
import { openRng, shuffled } from '@/core/rng';
import { MONEY_BOX, TILES, TRADER_CARDS } from './catalogue';
import { CARDS_ON_OFFER } from './catalogue/rates';
import { ownPiles, tell, type Work } from './draft';
import { STEPS, type Step, TRADERS } from './types';
import { layFurs } from './verbs';

/** The first three steps of a round: cards, furs, tiles. */
export function prepare(work: Work): void {
  revealCards(work);
  refillTraders(work);
  layTiles(work);
}

/** NA-P1: what is left on offer leaves the game, four new lands and ships come. */
function revealCards(work: Work): void {
  const { state } = work;
  const piles = ownPiles(work);
  if (state.lands.length + state.ships.length > 0) {
    tell(work, { type: 'cardsRemoved', lands: state.lands, ships: state.ships, rule: 'NA-P1' });
  }
  state.lands = piles.landDeck.slice(0, CARDS_ON_OFFER);
  state.ships = piles.shipDeck.slice(0, CARDS_ON_OFFER);
  piles.landDeck = piles.landDeck.slice(CARDS_ON_OFFER);
  piles.shipDeck = piles.shipDeck.slice(CARDS_ON_OFFER);
  tell(work, { type: 'cardsRevealed', lands: state.lands, ships: state.ships, rule: 'NA-P1' });
}

const BOTTOM_UP = [...TRADERS].reverse();

/** NA-P2: bottom trader first, then middle, then top. */
export function refillTraders(work: Work): void {
  for (const trader of BOTTOM_UP) {
    layFurs(work, trader, TRADER_CARDS[trader].furs - work.state.traders[trader].length);
  }
}

const ALL_TILES: readonly Step[] = STEPS.flatMap((step) => range(TILES[step]).map(() => step));

/** NA-P3: all tiles, shuffled, face up on the money box. */
function layTiles(work: Work): void {
  const { state } = work;
  const chance = openRng(state.rng);
  const tiles = shuffled(ALL_TILES, chance.below);
  state.rng = chance.rng();
  let laid = 0;
  state.moneyBox = MONEY_BOX.map((column) => ({
    tiles: tiles.slice(laid, (laid += column.tiles)),
    takenBy: null,
  }));
  tell(work, { type: 'tilesLaid', columns: state.moneyBox.map((column) => column.tiles), rule: 'NA-P3' });
}
