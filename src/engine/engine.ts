import { type Chance, openRng, rngFromSeed } from '@/core/rng';
import { type Kind, randomMove } from '@/core/game';
import { thought } from '@/bots/bot';
import { brainFor } from '@/bots/registry';
import { GAMES, gameById } from '@/games/registry';
import { engineWords as words } from '@/i18n/en/engine';
import { botQuestion } from '@/match/bot-turn';
import { type Match, start, startFrom, submit, takeBack } from '@/match/match';
import { recordOf, replay, wrongSeats } from '@/match/record';
import { type CommandName, type CommandOf, readCommand } from './commands';
import { error, refusal, replayError, type Reply } from './reply';

/** One running game and one stream of random moves. The clock is handed in. */
interface Session {
  match: Match<Kind> | null;
  chance: Chance;
  readonly now: () => number;
}

type Handler<C extends CommandName> = (session: Session, command: CommandOf<C>) => Reply;

function run(session: Session, match: Match<Kind>): Reply {
  session.match = match;
  return { ok: true, state: match.state };
}

/** For the commands that need a running game. */
const inGame =
  <C extends CommandName>(
    handle: (session: Session, command: CommandOf<C>, match: Match<Kind>) => Reply,
  ): Handler<C> =>
  (session, command) =>
    session.match === null ? error('noGame', words.noGame()) : handle(session, command, session.match);

const games: Handler<'games'> = () => ({
  ok: true,
  games: GAMES.map(({ id, seats }) => ({ id, players: [seats.min, seats.max] })),
});

const begin: Handler<'new'> = (session, { game: id, players, seed, first }) => {
  const game = gameById(id);
  if (game === null) return error('unknownGame', words.unknownGame(id), { field: 'game' });
  const seats = wrongSeats(game, players, first);
  return seats === null ? run(session, start(game, { players, seed, first })) : replayError(seats);
};

const load: Handler<'load'> = (session, { state: json }) => {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  const game = typeof id === 'string' ? gameById(id) : null;
  if (game === null) return error('unknownGame', words.unknownGame(String(id)), { field: 'game' });
  const read = game.read(json);
  return read.ok ? run(session, startFrom(game, read.state)) : refusal(game, read.refusal);
};

const legal = inGame<'legal'>((_session, _command, { game, state }) => ({
  ok: true,
  player: game.toAct(state),
  moves: game.offers(state),
}));

function submitTo(session: Session, match: Match<Kind>, json: unknown): Reply {
  const played = submit(match, json);
  if (!played.ok) return refusal(match.game, played.refusal);
  session.match = played.match;
  const { by, move, events, state } = played;
  return { ok: true, player: by, move, events, state };
}

const apply = inGame<'apply'>((session, { move }, match) => {
  const { move: _understood, ...reply } = submitTo(session, match, move);
  return reply;
});

function letChoose(session: Session, match: Match<Kind>, choose: () => Kind['Move']): Reply {
  if (match.game.toAct(match.state) === null) return error('gameOver', words.gameOver());
  return submitTo(session, match, choose());
}

const random: Handler<'random'> = (session, command) => {
  if (command.seed !== null) session.chance = openRng(rngFromSeed(command.seed));
  const { match, chance } = session;
  if (match === null) return error('noGame', words.noGame());
  return letChoose(session, match, () => randomMove(match.game, match.state, chance.below));
};

const bot = inGame<'bot'>((session, { level, temperament }, match) => {
  const brain = brainFor(match.game.id);
  if (brain === null || !brain.levels.includes(level))
    return error('unknownLevel', words.unknownLevel(level), { field: 'level' });
  const began = session.now();
  const reply = letChoose(
    session,
    match,
    () => thought(brain.think(botQuestion(match, { level, temperament }))).move,
  );
  return reply.ok === true ? { ...reply, ms: session.now() - began } : reply;
});

const undo = inGame<'undo'>((session, { consent }, match) => {
  const before = takeBack(match, consent);
  return typeof before === 'string' ? error(before, words[before]()) : run(session, before);
});

const record = inGame<'record'>((_session, _command, match) => {
  const made = recordOf(match);
  return made === null ? error('noRecord', words.noRecord()) : { ok: true, record: made };
});

const replayRecord: Handler<'replay'> = (session, command) => {
  const replayed = replay(command.record, gameById);
  return replayed.ok ? run(session, replayed.match) : replayError(replayed.problem);
};

const handlers: { readonly [C in CommandName]: Handler<C> } = {
  games,
  new: begin,
  load,
  state: inGame((_session, _command, { state }) => ({ ok: true, state })),
  legal,
  apply,
  random,
  bot,
  undo,
  record,
  replay: replayRecord,
};

export const LONGEST_LINE = 4_000_000;

function parse(line: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(line) };
  } catch {
    return null; // told to the sender as broken JSON
  }
}

/** Answers one line after the other, each with one reply. */
export function createEngine(now: () => number): (line: string) => Reply {
  const session: Session = { match: null, chance: openRng(rngFromSeed('patroon')), now };
  return (line) => {
    if (line.length > LONGEST_LINE) return error('lineTooLong', words.lineTooLong(LONGEST_LINE));
    const parsed = parse(line);
    if (parsed === null) return error('brokenJson', words.brokenJson());
    const understood = readCommand(parsed.json);
    if (!understood.ok) {
      const { field, expected } = understood;
      return error('malformed', words.malformed(field, expected), { field });
    }
    const handle = handlers[understood.name] as Handler<CommandName>; // name and command belong together
    return handle(session, understood.command);
  };
}
