import { called, onSheet, shown, styleOf } from './dom.mjs';
import { texts } from './texts.mjs';

const LEAST = { text: 4.5, symbol: 3 };

/** [red, green, blue, opacity] of a computed colour. */
const read = (colour) => {
  const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  return [r, g, b, colour === 'transparent' ? 0 : a];
};

const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => part * a + below[i] * (1 - a));

/** What lies behind an element: every background up to the first opaque one. */
function ground(element) {
  const layers = [];
  for (let at = element; at !== null; at = at.parentElement) {
    const colour = read(styleOf(at).backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reduceRight((below, colour) => over(colour, below), [255, 255, 255]);
}

const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const lightness = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(one, other) {
  const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const fault = (element, ratio) => `${ratio.toFixed(2)}: ${called(element)}`;

function paleTexts() {
  return texts().flatMap((element) => {
    const below = ground(element);
    const ratio = contrast(over(read(styleOf(element).color), below), below);
    return ratio < LEAST.text - 0.01 ? [fault(element, ratio)] : [];
  });
}

const isDrawn = ({ fill, stroke }) => fill !== 'none' || stroke !== 'none';

/** A drawn sign on something one can press: its darkest or lightest line must stand out. */
function paleSymbols() {
  const enabled = shown('[role="button"], [role="radio"]').filter(
    (element) => element.getAttribute('aria-disabled') !== 'true' && !onSheet(element),
  );
  return enabled.flatMap((element) => {
    const lines = [...element.querySelectorAll('svg path, svg circle, svg rect')]
      .map(styleOf)
      .filter(isDrawn);
    if (lines.length === 0) return [];
    const below = ground(element);
    const inks = lines.flatMap(({ fill, stroke }) =>
      [fill, stroke].filter((ink) => ink !== 'none').map(read),
    );
    const best = Math.max(...inks.map((ink) => contrast(over(ink, below), below)));
    return best < LEAST.symbol - 0.01 ? [fault(element, best)] : [];
  });
}

export const paleThings = () => [...paleTexts(), ...paleSymbols()];
