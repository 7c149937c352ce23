import { wait } from './chance.mjs';
import { eyes } from './eyes.mjs';

/** What the monkey does, each as often as its weight says. Every act tells what it was. */

const SIZES = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
  [600, 600],
];
const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  '+',
  '-',
  '0',
];
const TEXTS = ['Anna', '  ', 'Ω'.repeat(30), '<b>x</b>', '0', 'NA-T2', '👩‍👩‍👧'];

export const oneOf = (below, list) => list[below(list.length)];

function weighted(below, list) {
  let left = below(list.reduce((sum, { weight }) => sum + weight, 0));
  return list.find(({ weight }) => (left -= weight) < 0);
}

async function tap(page, below) {
  let there = await eyes(page, 'reach');
  for (let tries = 0; there.length === 0 && tries < 40; tries++) {
    await page.waitForTimeout(25); // it is just starting
    there = await eyes(page, 'reach');
  }
  if (there.length === 0) return 'nothing to tap';
  const chosen = weighted(below, there);
  const spot = await eyes(page, 'aim', there.indexOf(chosen));
  if (spot === null) return `missed ${chosen.name}`;
  await page.mouse.click(spot.x, spot.y);
  if (spot.typing) await page.keyboard.type(oneOf(below, TEXTS));
  return `tap ${chosen.name}`;
}

async function anywhere(page, below) {
  const { width, height } = page.viewportSize();
  const [x, y] = [below(width), below(height)];
  await page.mouse.click(x, y, { clickCount: 1 + below(2) });
  return `tap at ${x}, ${y}`;
}

async function key(page, below) {
  const name = oneOf(below, KEYS);
  await page.keyboard.press(name);
  return `key ${name}`;
}

async function drag(page, below) {
  const { width, height } = page.viewportSize();
  await page.mouse.move(below(width), below(height));
  await page.mouse.down();
  await page.mouse.move(below(width), below(height), { steps: 3 });
  await page.mouse.up();
  return 'drag';
}

async function resize(page, below) {
  const [width, height] = oneOf(below, SIZES);
  await page.setViewportSize({ width, height });
  return `resize to ${width}x${height}`;
}

async function reload(page) {
  await page.reload();
  return 'reload';
}

/** Within the app only: before it there is the page from which its storage was filled. */
async function back(page) {
  await page.evaluate('navigation.currentEntry.index > 1 && history.back()');
  return 'back';
}

async function pass(page, below) {
  const ms = 100 + below(2000);
  await wait(page, ms);
  return `${ms} ms pass`;
}

const ACTS = [
  { act: tap, weight: 70 },
  { act: pass, weight: 12 },
  { act: key, weight: 10 },
  { act: anywhere, weight: 4 },
  { act: drag, weight: 1 },
  { act: resize, weight: 2 },
  { act: reload, weight: 1 },
  { act: back, weight: 1 },
];

/** A page that is just being replaced cannot answer: the act goes nowhere. Any other fault is one. */
const gone = (error) => {
  if (!/context was destroyed|navigation/i.test(error.message)) throw error;
  return 'nothing: the page was changing';
};

export const act = (page, below) => weighted(below, ACTS).act(page, below).catch(gone);
