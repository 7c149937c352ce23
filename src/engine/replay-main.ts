import { readFileSync } from 'node:fs';
import { gameById } from '@/games/registry';
import { engineWords as words } from '@/i18n/en/engine';
import { replay } from '@/match/record';
import { printedLog } from './printed-log';
import { replayError } from './reply';

/** `npm run -s replay -- file.json`: a recorded game as a readable log. */
function main(path: string | undefined): number {
  if (path === undefined) return complain(words.usage());
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (why) {
    return complain(words.unreadable(path, String(why)));
  }
  const replayed = replay(json, gameById);
  if (!replayed.ok) return complain(JSON.stringify(replayError(replayed.problem)));
  process.stdout.write(`${printedLog(replayed.match, replayed.events).join('\n')}\n`);
  return 0;
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

process.exitCode = main(process.argv[2]);
