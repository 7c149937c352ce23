export const edition = {
  ready: 'New edition ready',
  note: 'It starts at once; no game is touched.',
  held: 'Close the other windows of the app first: a game may be open there.',
  start: 'Start the new edition',
  heading: 'On this device',
  offline: {
    coming: 'Getting ready to work without a network.',
    ready: 'Works without a network.',
    unavailable: 'This browser cannot keep the app: a network is needed to open it.',
  },
  kept: {
    unknown: 'The browser is asked to keep games for good once the first move is saved.',
    kept: 'The browser has promised to keep your games.',
    wish: 'The browser may clear games if the device runs out of space. Install the app or export games to be safe.',
  },
};
