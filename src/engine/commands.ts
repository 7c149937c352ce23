import { type Temperament, TEMPERAMENTS } from '@/bots/bot';
import {
  bool,
  fieldOf,
  fields,
  isMalformed,
  malformed,
  type Malformed,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
} from '@/core/shape';
import { LONGEST_SEED } from '@/match/record';

const anything: Shape<unknown> = (json) => (json === undefined ? malformed('a value') : json);
const seed = text(LONGEST_SEED);
const name = text(40);

/** A bot whose temperament nobody names. */
const USUAL: Temperament = 'burgher';

/** The commands, each with its own fields besides `cmd`. */
const shapes = {
  games: fields({ cmd: name }),
  new: fields({ cmd: name, game: name, players: whole(), seed, first: optional(nullable(whole()), null) }),
  load: fields({ cmd: name, state: anything }),
  state: fields({ cmd: name }),
  legal: fields({ cmd: name }),
  apply: fields({ cmd: name, move: anything }),
  random: fields({ cmd: name, seed: optional(seed, null) }),
  bot: fields({ cmd: name, level: name, temperament: optional(oneOf(TEMPERAMENTS), USUAL) }),
  undo: fields({ cmd: name, consent: optional(bool, false) }),
  record: fields({ cmd: name }),
  replay: fields({ cmd: name, record: anything }),
} as const;

type Shapes = typeof shapes;
export type CommandName = keyof Shapes;
export type CommandOf<C extends CommandName> = Exclude<ReturnType<Shapes[C]>, Malformed>;

const COMMANDS = Object.keys(shapes) as CommandName[]; // the keys of the table are the names

export type Understood =
  | { readonly ok: true; readonly name: CommandName; readonly command: CommandOf<CommandName> }
  | { readonly ok: false; readonly field: string; readonly expected: string };

/** One line of input as a command, or what is wrong with it. */
export function readCommand(json: unknown): Understood {
  const cmd = oneOf(COMMANDS)(
    typeof json === 'object' && json !== null && 'cmd' in json ? json.cmd : undefined,
  );
  if (isMalformed(cmd)) return { ok: false, field: 'cmd', expected: cmd.expected };
  const command = shapes[cmd](json);
  if (isMalformed(command)) return { ok: false, field: fieldOf(command), expected: command.expected };
  return { ok: true, name: cmd, command };
}
