import type { accessibility as source } from '../../en/common/accessibility';

export const accessibility: typeof source = {
  selected: 'ausgewählt',
  notSelected: 'nicht ausgewählt',
  unavailable: (reason) => `Nicht verfügbar: ${reason}`,
  opensPanel: 'Öffnet ein Feld.',
  opensRules: 'Öffnet diese Regel.',
  explains: 'Sagt, warum das nicht geht.',
  showsOnBoard: 'Zeigt die Stelle auf dem Plan.',
  more: (what) => `Mehr: ${what}`,
  less: (what) => `Weniger: ${what}`,
  valueOf: (what, value, most) => `${what}: ${value} von ${most}`,
  slider: (what, least, most) => `${what}, von ${least} bis ${most}`,
  board: 'Spielplan. Die Pfeiltasten wechseln zwischen den Orten.',
  current: 'jetzt',
  done: 'erledigt',
  toCome: 'kommt noch',
  seat: (name, colour, shape) => `${name}, ${colour}, ${shape}`,
};
