import { colours } from '@/ui/theme/colours';
import { join, layersOf } from './inks';
import { engraved, group, type Picture, svgOf, svgPath } from './picture';
import { box } from './shapes';
import { fluyt } from './ship';

const sea = svgPath({ d: join([box(0, 0, 1200, 630)], true), fill: colours.sea });
export const socialPictures: readonly Picture[] = [
  {
    file: 'public/social.png',
    width: 1200,
    svg: svgOf(
      { x: 0, y: 0, w: 1200, h: 630 },
      sea + group('translate(600 520) scale(4.6)', engraved(layersOf(fluyt()))),
    ),
  },
];
