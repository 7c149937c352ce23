import { deepStrictEqual, notDeepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomMove, type Game, type Kind, type Seat } from '@/core/game';
import { type Dice, openRng, rngFromSeed } from '@/core/rng';
import { recordOf, replay } from '@/match/record';
import { type Match, start, submit } from '@/match/match';

/** What the suite must be told about a game; everything else it finds out through the contract. */
export interface Facts<K extends Kind> {
  readonly moveTypes: readonly K['Move']['type'][];
  /** Where a kind of move can be asked for one by one, as in `whyNot(…, at)`. */
  readonly placesOf: (type: K['Move']['type']) => readonly (string | undefined)[];
  /** Whether an offer is about this place. */
  readonly isAt: (offer: K['Offer'], place: string | undefined) => boolean;
  /** Any well-written move, legal or not. */
  readonly wildMove: (state: K['State'], below: Dice) => K['Move'];
  /** Whether this move lies within this offer: an independent reading of the offer's ranges. */
  readonly covers: (state: K['State'], offer: K['Offer'], move: K['Move']) => boolean;
  /** What never changes during a game: furs, buildings, cards. */
  readonly conserved: (state: K['State']) => unknown;
  /** The same state with everything hidden in another order. */
  readonly scrambled: (state: K['State'], below: Dice) => K['State'];
  /** What the events alone must reproduce, of a state … */
  readonly account: (state: K['State']) => unknown;
  /** … and the account after the events. */
  readonly booked: (account: unknown, events: readonly K['Event'][]) => unknown;
  /** Holds the preview of a move against what the move then did. */
  readonly checkPreview: (
    before: K['State'],
    preview: K['Preview'],
    after: K['State'],
    events: readonly K['Event'][],
  ) => void;
}

const MOST_MOVES = 2000;
const WILD_MOVES = 4;

/** Plays one random game and checks the contract at every state. Returns the number of moves. */
export function checkGame<K extends Kind>(
  game: Game<K>,
  facts: Facts<K>,
  players: number,
  seed: string,
): number {
  const { below } = openRng(rngFromSeed(`moves of ${seed}`));
  let match = start(game, { players, seed, first: null });
  const conserved = facts.conserved(match.state);
  while (game.toAct(match.state) !== null) {
    ok(match.steps.length < MOST_MOVES, 'the game ends');
    checkState(match, facts, below);
    match = checkMove(match, facts, randomMove(game, match.state, below));
    deepStrictEqual(facts.conserved(match.state), conserved, 'nothing is lost or made');
  }
  checkEnd(match, facts, below);
  return match.steps.length;
}

function checkState<K extends Kind>({ game, state }: Match<K>, facts: Facts<K>, below: Dice): void {
  deepFreeze(state);
  const seat = game.toAct(state) ?? 0;
  const offers = game.offers(state);
  ok(offers.length > 0, 'whoever must act has a move');
  checkPlain(game, state);
  checkViews(game, facts, state, below);
  for (const offer of offers) {
    const move = game.sample(state, offer, below);
    ok(facts.covers(state, offer, move), `a sampled move lies within its offer: ${JSON.stringify(move)}`);
    ok(game.play(state, move).ok, `an offered move is accepted: ${JSON.stringify(move)}`);
  }
  checkReasons(game, facts, state, seat);
  for (let i = 0; i < WILD_MOVES; i++) {
    const move = facts.wildMove(state, below);
    const covered = offers.some((offer) => offer.type === move.type && facts.covers(state, offer, move));
    strictEqual(game.play(state, move).ok, covered, `offers and judge agree: ${JSON.stringify(move)}`);
  }
}

/** JSON there and back is equal, and the state is accepted from outside as it is. */
function checkPlain<K extends Kind>(game: Game<K>, state: K['State']): void {
  const text = JSON.stringify(state);
  const copy: unknown = JSON.parse(text);
  deepStrictEqual(copy, state);
  const read = game.read(copy);
  ok(read.ok, `a state of play is accepted: ${JSON.stringify(read)}`);
  strictEqual(JSON.stringify(read.state), text);
}

/** A view is the same whatever lies hidden. */
function checkViews<K extends Kind>(game: Game<K>, facts: Facts<K>, state: K['State'], below: Dice): void {
  const scrambled = facts.scrambled(state, below);
  for (const eyes of [null, game.toAct(state)]) {
    deepStrictEqual(game.viewFor(scrambled, eyes), game.viewFor(state, eyes), 'views hold nothing hidden');
  }
  deepStrictEqual(game.offers(scrambled), game.offers(state), 'offers hold nothing hidden');
  checkImagined(game, state, below);
}

/** What is imagined behind a view is a state of play that looks the same, and not always the same one. */
function checkImagined<K extends Kind>(game: Game<K>, state: K['State'], below: Dice): void {
  const seat = game.toAct(state);
  const view = game.viewFor(state, seat);
  const imagined = game.imagine(view, below);
  ok(game.read(imagined).ok, 'an imagined state is accepted');
  deepStrictEqual(game.viewFor(imagined, seat), view, 'an imagined state looks the same');
  deepStrictEqual(game.offers(imagined), game.offers(state), 'an imagined state offers the same');
  notDeepStrictEqual(game.imagine(view, below), imagined, 'what is hidden is dealt anew');
}

/** A kind of move has a reason against it exactly when it is not offered. */
function checkReasons<K extends Kind>(game: Game<K>, facts: Facts<K>, state: K['State'], seat: Seat): void {
  for (const type of facts.moveTypes) {
    for (const place of facts.placesOf(type)) {
      const offered = game.offers(state).some((offer) => offer.type === type && facts.isAt(offer, place));
      strictEqual(
        game.whyNot(state, seat, type, place) === null,
        offered,
        `${type} at ${place} has a reason or an offer`,
      );
    }
    ok(game.whyNot(state, seat + 1, type) !== null, 'nobody else can move');
  }
}

function checkMove<K extends Kind>(match: Match<K>, facts: Facts<K>, move: K['Move']): Match<K> {
  const { game, state } = match;
  const previewed = game.preview(state, move);
  const played = submit(match, move);
  ok(previewed.ok && played.ok, 'a legal move has a preview and is played');
  strictEqual(played.by, game.toAct(state));
  deepStrictEqual(
    facts.booked(facts.account(state), played.events),
    facts.account(played.state),
    'events tell all',
  );
  facts.checkPreview(state, previewed.preview, played.state, played.events);
  return played.match;
}

function checkEnd<K extends Kind>(match: Match<K>, facts: Facts<K>, below: Dice): void {
  const { game, state } = match;
  checkPlain(game, state);
  checkViews(game, facts, state, below);
  strictEqual(game.offers(state).length, 0);
  for (const type of facts.moveTypes)
    ok(game.whyNot(state, 0, type) !== null, 'nothing is possible after the end');
  ok(!game.play(state, facts.wildMove(state, below)).ok, 'no move after the end');
  const replayed = replay(JSON.parse(JSON.stringify(recordOf(match))), () => game);
  ok(replayed.ok, 'the record replays');
  strictEqual(JSON.stringify(replayed.match.state), JSON.stringify(state), 'replay reproduces the end');
}

/** Frozen, so that whoever changes a state is caught in the act. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
