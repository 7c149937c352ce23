import type { bots as botsSource, hints as hintsSource } from '../../en/common/bots';
import { enumerate } from '../grammar';

/** The whole table reads this: names, never "du". */
export const bots: typeof botsSource = {
  thinking: (name) => `${name} überlegt`,
  ready: (name) => `${name} hat sich entschieden`,
  nextMove: 'Nächster Zug',
  pause: 'Anhalten',
  goOn: 'Weiter',
  seats: 'Wer spielt',
  seatsHint:
    'Ein Bot kann jederzeit einen Platz übernehmen und wieder zurückgeben. Das Protokoll hält es fest.',
  playedBy: (name) => `Wer für ${name} spielt`,
  apply: 'So weiterspielen',
  fault: (name) => `${name} hat keinen erlaubten Zug gefunden, darum wurde ein zufälliger gemacht.`,
  faultHint: 'Das ist ein Fehler der App und steht im Protokoll. Das Spiel geht weiter.',
  seen: 'Zur Kenntnis genommen',
  slow: 'Bots können hier nicht nebenher denken: Sie brauchen etwas länger.',
};

export const hints: typeof hintsSource = {
  ask: 'Was würde ein Bot tun?',
  thinking: 'Ein Bot überlegt …',
  cancel: 'Nicht weiter überlegen',
  close: 'Den Rat weglegen',
  none: 'Hier weiß kein Bot einen Rat.',
  title: (name) => `Was ein Bot für ${name} täte`,
  shown: 'Unten gezeigt, noch nicht gemacht',
  others: 'Anderer Rat',
  gain: (points) => `${points} SP`,
  because: (goods, bads) => {
    if (goods.length === 0)
      return bads.length === 0 ? 'Etwas Besseres ist nicht zu tun.' : `Das ${enumerate(bads)}.`;
    const but = bads.length === 0 ? '' : `, aber ${enumerate(bads)}`;
    return `Das ${enumerate(goods)}${but}.`;
  },
};
