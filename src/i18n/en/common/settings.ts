import type { Choice } from '../../words';

const choice = (label: string, hint: string): Choice => ({ label, hint });

export const settings = {
  heading: 'Settings',
  language: 'Language',
  languageOfDevice: 'As on this device',
  animation: 'Animation',
  animations: {
    auto: choice('As on this device', 'Follows the wish for less motion.'),
    off: choice('Off', 'Pieces are where they belong at once.'),
    reduced: choice('Reduced', 'Fades instead of movements.'),
    fast: choice('Fast', 'Short movements.'),
    normal: choice('Normal', 'Every movement can be followed.'),
    full: choice('Full', 'Every movement at its own pace.'),
  },
  reducedMotion: 'This device asks for less motion, so animation is off.',
  botSpeed: 'Speed of bots',
  botSpeeds: {
    instant: choice('Instant', 'Bots move at once.'),
    fast: choice('Fast', 'A short pause after each move.'),
    normal: choice('Normal', 'Time to read each move.'),
    step: choice('Step by step', 'Each bot move waits for a tap.'),
  },
  sound: 'Sound',
  haptics: 'Vibration',
  on: 'On',
  off: 'Off',
  textSize: 'Text size',
  textSizePercent: (percent: number) => `${percent}%`,
  leftHanded: 'Left-handed',
  leftHandedHint: 'Puts the action panel on the left.',
  night: 'Night colours',
  nights: {
    auto: choice('As on this device', 'Dark when the device is.'),
    on: choice('On', 'Always dark; the board stays parchment.'),
    off: choice('Off', 'Always light.'),
  },
  patterns: 'Patterns and shapes',
  patternsHint: 'Always on: every colour comes with a shape and a letter.',
  about: 'About',
  version: (version: string) => `Version ${version}`,
  privacy: 'No account, no tracking, no network. Everything stays on this device.',
  credits: 'Credits',
  creditsText:
    'Rules adapted from Nieuw Amsterdam by Jeffrey D. Allers. All texts, drawings and code are our own.',
  licences: 'Licences of the software used',
  exportAll: 'Export all games',
  deleteAll: 'Delete all data',
  deleteAllQuestion: 'Delete all games and settings on this device?',
  deleteAllHint: 'This cannot be undone. Export the games first to keep them.',
  deletedAll: 'Everything has been deleted.',
};
