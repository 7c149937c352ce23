import { bale, barrel, gabled, logs, planks, sack, slanted } from './buildings';
import { type Drawing, filled, strokes } from './inks';
import type { Line, Point } from './pen';
import { arc, bow, box, disc, placed, range } from './shapes';

/* What is done in a district, told without words. Each scene stands on y = 0 and begins at x = 0. */
const line = (...points: readonly Point[]): Line => points;

/** A log over the pit, the long saw in it, logs to come and boards that were logs. 96 wide. */
export const sawPit: Drawing = [
  ...logs(4, 0, 4, 4.6),
  ...filled('dark', line([44, 0], [48, -4], [84, -4], [80, 0])),
  ...filled('timber', box(40, -17, 48, 6), box(44, -11, 3, 11), box(80, -11, 3, 11)),
  ...strokes('hatch', line([42, -14], [86, -14])),
  ...filled('cloth', line([61, -40], [67, -40], [66, 0], [62, 0])),
  ...strokes('line', line([57, -41], [71, -41])),
  ...strokes('fine', ...range(8).map((tooth): Line => line([67, -38 + tooth * 4.4], [64.6, -36.4 + tooth * 4.4]))),
  ...planks(72, -24, 22, 3),
  ...filled('timber', box(74, -24, 2.4, 7), box(90, -24, 2.4, 7)),
]; // prettier-ignore

/** A tall store with its hoist, sacks before it, a haybarrack on four poles, sheaves. 168 wide. */
export const cornLoft: Drawing = [
  ...placed(slanted({ w: 34, h: 26, deep: 26, roof: 'straw', rise: 17 }), 12, 0),
  ...filled('dark', box(25, -12, 8, 12)),
  ...placed(gabled(34, 40, 'brick', 4), 82, 0),
  ...strokes('line', line([99, -53], [99, -57])),
  ...filled('dark', box(95.5, -36, 7, 9), box(95.5, -22, 7, 9)),
  ...strokes('fine', line([99, -54], [108, -54], [108, -28])),
  ...sack(108, -17, 0.9),
  ...sack(122, 0),
  ...sack(133, 0),
  ...sack(127.5, -9, 0.9),
  ...filled('straw', [...bow([142, -20], [166, -20], -9, 6), [164, 0], [144, 0]]),
  ...strokes('line', line([140, 0], [140, -32]), line([168, 0], [168, -32])),
  ...filled('straw', line([136, -26], [154, -44], [172, -26])),
  ...strokes('hatch', line([146, -34], [142, -27]), line([152, -38], [149, -27]), line([158, -38], [159, -27]), line([162, -34], [166, -27]), line([148, -14], [146, -3]), line([155, -15], [155, -3]), line([161, -14], [162, -3])),
]; // prettier-ignore

/** The treadwheel crane over the quay, a store, and what it lifts. 166 wide. */
export const quayCrane: Drawing = [
  ...placed(gabled(30, 32, 'plaster', 3), 8, -8),
  ...placed(gabled(26, 25, 'tile', 3), 40, -8),
  ...filled('timber', line([92, -8], [96, -44], [101, -44], [106, -8])),
  ...filled('timber', line([88, -44], [94, -50], [146, -68], [147, -64], [104, -44])),
  ...filled('straw', disc(99, -24, 13, 18)),
  ...strokes('fine', ...range(6).map((spoke): Line => { const turn = (spoke / 6) * Math.PI; return line([99 - Math.cos(turn) * 13, -24 - Math.sin(turn) * 13], [99 + Math.cos(turn) * 13, -24 + Math.sin(turn) * 13]); }), disc(99, -24, 9, 14)),
  ...strokes('line', line([144, -66], [144, -36]), line([100, -46], [120, -58])),
  ...strokes('fine', line([144, -36], [138, -30]), line([144, -36], [150, -30])),
  ...bale(144, -20, 14, 10),
  ...barrel(118, -8),
  ...barrel(127, -8),
  ...barrel(78, -8),
  ...bale(160, -8, 12, 9),
  ...filled('timber', box(0, -8, 170, 4)),
  ...filled('dark', ...range(9).map((pile) => box(6 + pile * 19.5, -4, 3.4, 9))),
]; // prettier-ignore

/** A truss of king post and braces between its feet. */
const truss = (x: number, y: number, w: number, rise: number): Drawing =>
  strokes('beam', line([x, y], [x + w / 2, y - rise], [x + w, y], [x, y]), line([x + w / 2, y - rise], [x + w / 2, y]), line([x + w * 0.25, y - rise / 2], [x + w / 2, y], [x + w * 0.75, y - rise / 2])); // prettier-ignore

/** A workshop open to the street, a frame going up with its roof trusses, beams on trestles. 172 wide. */
export const workshop: Drawing = [
  ...placed(slanted({ w: 36, h: 22, deep: 24, roof: 'tile', rise: 16 }), 4, 0),
  ...filled('dusk', line([9, 0], [9, -15], [35, -15], [35, 0])),
  ...filled('cloth', box(11, -7, 22, 2.6), box(13, -4.4, 2, 4.4), box(29, -4.4, 2, 4.4)),
  ...strokes('beam', line([78, 0], [78, -26], [126, -26], [126, 0]), line([94, 0], [94, -26]), line([110, 0], [110, -26]), line([78, -13], [126, -13]), line([78, -13], [94, -26]), line([126, -13], [110, -26])),
  ...truss(74, -26, 56, 26),
  ...filled('timber', box(136, -12, 34, 4), box(138, -18, 30, 4)),
  ...strokes('beam', line([140, 0], [143, -12], [146, 0]), line([160, 0], [163, -12], [166, 0])),
]; // prettier-ignore

const lantern = (x: number, y: number): Drawing => [
  ...filled('glow', disc(x, y + 5, 11, 16)),
  ...filled('gold', line([x - 3, y], [x + 3, y], [x + 4, y + 8], [x - 4, y + 8])),
  ...filled('dark', line([x - 4, y], [x, y - 4], [x + 4, y])),
  ...strokes('fine', line([x, y + 1], [x, y + 7]), line([x - 4.4, y + 8.6], [x + 4.4, y + 8.6])),
];

/** An alley between high dark fronts, lit by lanterns on a line across it. 172 wide. */
export const alley: Drawing = [
  ...filled('dusk', line([62, 0], [62, -46], [113, -46], [113, 0])),
  ...filled('dark', line([76, 0], [79, -30], ...arc([88, -30], [9, 7], [0.5, 1], 6), [97, -30], [100, 0])),
  ...placed(gabled(26, 36, 'slate', 3), 6, 0),
  ...placed(gabled(29, 44, 'brick', 3), 33, 0),
  ...placed(gabled(30, 46, 'slate', 3), 113, 0),
  ...placed(gabled(25, 34, 'brick', 3), 144, 0),
  ...strokes('line', bow([62, -42], [113, -44], 5, 6), line([28, -20], [38, -20])),
  ...lantern(77, -35),
  ...lantern(99, -35.5),
  ...filled('cloth', box(64, -7, 10, 7), box(103, -8, 9, 8)),
]; // prettier-ignore

const pan = (x: number, y: number): Drawing => [
  ...strokes('fine', line([x, y - 15], [x - 7, y]), line([x, y - 15], [x + 7, y])),
  ...filled('gold', [...bow([x - 8, y], [x + 8, y], 5, 8)]),
];

/** The Company's weigh-house: great scales in the open arch, furs and bales waiting, its flag. 172 wide. */
export const weighHouse: Drawing = [
  ...filled('slate', line([22, -44], [34, -62], [114, -62], [126, -44])),
  ...strokes('hatch', ...range(13).map((row): Line => line([36 + row * 6, -61], [34 + row * 6.6 - 4, -45]))),
  ...filled('plaster', box(26, -44, 96, 44)),
  ...filled('stone', box(26, -47, 96, 4), box(26, -3, 96, 3)),
  ...filled('dusk', line([44, 0], [44, -22], ...arc([74, -22], [30, 16], [0.5, 1], 12), [104, -22], [104, 0])),
  ...strokes('bold', line([54, -29], [94, -29]), line([74, -37], [74, -29])),
  ...pan(54, -14),
  ...pan(94, -14),
  ...bale(54, -14, 9, 6),
  ...filled('dark', box(90, -19, 7, 5)),
  ...filled('glass', box(31, -34, 7, 9), box(110, -34, 7, 9)),
  ...filled('slate', line([66, -62], [66, -74], [74, -82], [82, -74], [82, -62])),
  ...filled('glass', box(71, -73, 6, 8)),
  ...bale(136, 0, 16, 11),
  ...bale(152, 0, 14, 11),
  ...bale(144, -11, 15, 10),
  ...barrel(14, 0),
  ...barrel(6, 0),
  ...strokes('line', line([166, 0], [166, -52])),
  ...filled('tile', line([166, -52], [150, -51], [150, -47.4], [166, -48])),
  ...filled('cloth', line([166, -48], [150, -47.4], [150, -43.6], [166, -44])),
  ...filled('slate', line([166, -44], [150, -43.6], [150, -39.8], [166, -40])),
]; // prettier-ignore
