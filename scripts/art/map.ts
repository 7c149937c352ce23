import type { Layer } from '@/ui/board/engraving';
import { DISTRICT_BOXES } from '@/ui/games/nieuw-amsterdam/board/layout';
import { colours, districtWashes } from '@/ui/theme/colours';
import { gardens } from './gardens';
import { type Drawing, filled, join, layersOf } from './inks';
import { disc, placed } from './shapes';
import { blocks, town } from './town';
import { alley, cornLoft, quayCrane, sawPit, weighHouse, workshop } from './trades';
import { waters } from './waters';
import { campGrounds, cliffs, postGrounds, woods } from './woods';

const { lumberYard, granary, docks, carpenters, blackMarket, tradingCompany } = DISTRICT_BOXES;
const scenes: Drawing = [
  ...placed(sawPit, lumberYard.x + 82, 485),
  ...placed(cornLoft, granary.x + 18, 727, 0.93),
  ...placed(quayCrane, docks.x + 3, 738),
  ...placed(workshop, carpenters.x + 2, 482),
  ...placed(alley, blackMarket.x + 3, 481),
  ...placed(weighHouse, tradingCompany.x + 2, 727),
];

/** The dark discs behind the numbers of the districts. */
const seals = filled(
  'dark',
  ...Object.values(DISTRICT_BOXES).map(({ x, y }) => disc(x + 17, y + 18, 13, 22)),
);

/** The whole printed map, first what lies lowest. */
export function mapLayers(): Layer[] {
  const { outlines, shading } = blocks();
  return [
    ...waters(),
    { d: join(postGrounds(), true), fill: '#EAD8B0', stroke: colours.sepia, strokeWidth: 1 },
    { d: join(campGrounds(), true), fill: '#EFE3C4', stroke: colours.sepia, strokeWidth: 1.2 },
    ...outlines.map((outline, index): Layer => ({ d: join([outline], true), fill: districtWashes[index] ?? colours.road, stroke: colours.ink, strokeWidth: 1.5 })),
    { d: join([...shading, ...gardens()], false), stroke: '#A68C63', strokeWidth: 0.8 },
    ...layersOf([...woods(), ...cliffs(), ...town(), ...scenes, ...seals]),
  ];
} // prettier-ignore
