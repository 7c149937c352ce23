import type { Layer } from '@/ui/board/engraving';
import { DISTRICT_BOXES } from '@/ui/games/nieuw-amsterdam/board/layout';
import { colours, districtWashes } from '@/ui/theme/colours';
import { type Drawing, join, layersOf } from './inks';
import { placed } from './shapes';
import { blocks, town } from './town';
import { alley, cornLoft, quayCrane, sawPit, weighHouse, workshop } from './trades';
import { waters } from './waters';
import { campGrounds, postGrounds, woods } from './woods';

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
const seals = Object.values(DISTRICT_BOXES)
  .map(({ x, y }) => `M${x + 4} ${y + 18}a13 13 0 1 0 26 0a13 13 0 1 0-26 0z`)
  .join('');

/** The whole printed map, first what lies lowest. */
export function mapLayers(): Layer[] {
  const { outlines, shading } = blocks();
  return [
    ...waters(),
    { d: join(postGrounds(), true), fill: '#EAD8B0', stroke: colours.sepia, strokeWidth: 1 },
    { d: join(campGrounds(), true), fill: '#EFE3C4', stroke: colours.sepia, strokeWidth: 1.2 },
    ...outlines.map((outline, index): Layer => ({ d: join([outline], true), fill: districtWashes[index] ?? colours.road, stroke: colours.ink, strokeWidth: 1.5 })),
    { d: join(shading, false), stroke: colours.sepia, strokeWidth: 0.75 },
    ...layersOf([...woods(), ...town(), ...scenes]),
    { d: seals, fill: colours.ink },
  ];
} // prettier-ignore
