import { called, frameOf, onSheet, shown, styleOf } from './dom.mjs';

const SLACK = 1.5;

const hasText = (element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');

/** Every element that itself carries words, off the drawn sheet. */
export const texts = () => shown('*').filter((element) => hasText(element) && !onSheet(element));

const pen = document.createElement('canvas').getContext('2d');

function spaceWidth(element) {
  pen.font = styleOf(element).font;
  return pen.measureText(' ').width;
}

/** Where its words are. The space at which a line breaks hangs out of its box, and nobody sees it. */
function wordsOf(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const broken = range.getClientRects().length > 1;
  return { left, right: right - (broken ? spaceWidth(element) : 0), top, bottom };
}

/** Cut off where no scrolling helps. */
function isCut(element) {
  const words = wordsOf(element);
  const { whole } = frameOf(element);
  return (
    words.left < whole.left - SLACK ||
    words.right > whole.right + SLACK ||
    words.top < whole.top - SLACK ||
    words.bottom > whole.bottom + SLACK
  );
}

/** Shortened with dots, or running out of its own box. */
function isSqueezed(element) {
  if (styleOf(element).display === 'inline') return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const { overflowY } = styleOf(element);
  return (
    scrollWidth > clientWidth + SLACK || (overflowY !== 'visible' && scrollHeight > clientHeight + SLACK)
  );
}

/** Words that stick out of the button they are on. */
function sticksOut(element) {
  const button = element.closest('[role="button"], [role="radio"], [role="switch"]');
  if (button === null) return false;
  const words = wordsOf(element);
  const box = button.getBoundingClientRect();
  return (
    words.left < box.left - SLACK ||
    words.right > box.right + SLACK ||
    words.top < box.top - SLACK ||
    words.bottom > box.bottom + SLACK
  );
}

export const clippedTexts = () =>
  texts().flatMap((element) => {
    if (isCut(element)) return [`cut off: ${called(element)}`];
    if (isSqueezed(element)) return [`does not fit its box: ${called(element)}`];
    return sticksOut(element) ? [`sticks out of its button: ${called(element)}`] : [];
  });

/** The whole page never scrolls sideways. */
export const sideways = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + 1
    ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`]
    : [];
};
