import { paleThings } from './contrast.mjs';
import { aim, reach } from './reach.mjs';
import { covered, overlaps, smallTargets } from './targets.mjs';
import { clippedTexts, sideways } from './texts.mjs';

/** Looks at the page as it stands and lists what a person would stumble over. */
const look = (wishes) => ({
  'clipped text': [...clippedTexts(), ...sideways()],
  'targets on each other': [...overlaps(wishes), ...covered(wishes)],
  'small targets': smallTargets(wishes),
  'pale on its ground': paleThings(),
});

globalThis.patroonEyes = { look, reach, aim };
