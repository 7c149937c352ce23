import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(__dirname, '../../app');
const LAYOUT_LINES = 60;

const routes = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

test.each(routes)('route %s only points at its screen', (file) => {
  const lines = readFileSync(join(app, file), 'utf8').trimEnd().split('\n').length;

  expect(lines).toBeLessThanOrEqual(/(^|\/)_layout\.tsx$/.test(file) ? LAYOUT_LINES : 1);
});
