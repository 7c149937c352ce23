import { Path, Svg } from 'react-native-svg';

import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import { useTheme } from '@/ui/theme/theme';

const WIDTH = 400;
const QUAY = 132;

interface House {
  readonly x: number;
  readonly width: number;
  readonly eaves: number;
  readonly steps: number;
  readonly roof: string;
}

const HOUSES: readonly House[] = [
  { x: 24, width: 40, eaves: 92, steps: 3, roof: colours.brick },
  { x: 66, width: 48, eaves: 78, steps: 4, roof: '#EBD3BE' },
  { x: 116, width: 36, eaves: 98, steps: 3, roof: '#DCDDC0' },
  { x: 154, width: 52, eaves: 70, steps: 4, roof: '#E9DDB0' },
  { x: 208, width: 38, eaves: 90, steps: 3, roof: colours.brick },
];

/** A step gable: up in equal steps to the ridge, and down again. */
function gable({ x, width, eaves, steps }: House): string {
  const run = width / (2 * steps + 1);
  const up = Array.from({ length: steps }, () => `v-8h${run}`).join('');
  const down = Array.from({ length: steps }, () => `h${run}v8`).join('');
  return `M${x} ${QUAY}V${eaves}${up}h${run}${down.replace(/^h[\d.]+/, '')}h${run}V${QUAY}z`;
}

/** Two rows of windows and a door. */
function openings({ x, width, eaves }: House): string {
  const rows = [eaves + 4, eaves + 18].filter((y) => y < QUAY - 20);
  const windows = rows.flatMap((y) =>
    [0.22, 0.62].map((part) => `M${x + width * part} ${y}h${width * 0.16}v8h-${width * 0.16}z`),
  );
  return [...windows, `M${x + width / 2 - 4} ${QUAY}v-13h8v13`].join('');
}

/** Short strokes inward on the shaded side. */
function hatching({ x, width, eaves }: House): string {
  const lines = Math.floor((QUAY - eaves) / 4);
  return Array.from({ length: lines }, (_, line) => `M${x + width} ${eaves + 3 + line * 4}h-5`).join('');
}

const waves = [142, 150, 158]
  .map((y, row) => `M${14 + row * 18} ${y}${'q8 -4 16 0t16 0'.repeat(7 - row)}`)
  .join('');

/** The town on its quay and a ship coming in. Decoration. */
export function Vignette({ height }: { readonly height: number }) {
  const { palette, night } = useTheme();
  const ink = palette.text;
  return (
    <Svg aria-hidden width={(height * WIDTH) / 170} height={height} viewBox={`0 0 ${WIDTH} 170`}>
      {HOUSES.map((house) => (
        <Path
          key={house.x}
          d={gable(house)}
          fill={night ? palette.pressed : house.roof}
          stroke={ink}
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      ))}
      <Path d={HOUSES.map(hatching).join('')} stroke={ink} strokeWidth={0.8} fill="none" />
      <Path d={HOUSES.map(openings).join('')} stroke={ink} strokeWidth={1} fill="none" />
      <Path d={`M8 ${QUAY}h250v5h-250z`} fill={palette.line} stroke={ink} strokeWidth={1} />
      <Path d={waves} stroke={night ? palette.line : colours.seaInk} strokeWidth={1.2} fill="none" />
      <Glyph name="ship" x={330} y={92} size={110} colour={ink} plain={night} weight={0.4} />
      <Path
        d="M276 142q9 -5 18 0t18 0t18 0t18 0t18 0M292 151q9 -5 18 0t18 0t18 0t18 0"
        stroke={night ? palette.line : colours.seaInk}
        strokeWidth={1.2}
        fill="none"
      />
    </Svg>
  );
}
