import { engineWords as words } from '@/i18n/en/engine';
import { createEngine } from './engine';
import { error, type Reply } from './reply';

/**
 * The engine protocol: a JSON object a line on standard input, one on standard output for each. Replies to all
 * the lines of a chunk go out together, which is what makes thousands of moves a second possible.
 */
const engine = createEngine(() => performance.now());
let rest = '';

/** A fault of ours is told, in the reply and in full on standard error, and the game goes on from where it was. */
function answer(line: string): Reply {
  try {
    return engine(line);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
    return error('fault', words.fault(String(fault)));
  }
}

function answerAll(lines: readonly string[]): void {
  const replies = lines
    .filter((line) => line.trim() !== '')
    .map((line) => `${JSON.stringify(answer(line))}\n`);
  if (replies.length > 0) process.stdout.write(replies.join(''));
}

process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk: string) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  answerAll(lines);
});
process.stdin.on('end', () => answerAll([rest]));
