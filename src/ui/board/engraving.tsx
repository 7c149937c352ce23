import { Path } from 'react-native-svg';

/** All strokes of one ink and width, merged into one path. */
export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
}

/** An engraving inside somebody else's Svg, ink upon ink. */
export function Engraving({ layers }: { readonly layers: readonly Layer[] }) {
  return layers.map(({ fill = 'none', ...layer }, index) => (
    <Path key={index} fill={fill} strokeLinejoin="round" strokeLinecap="round" {...layer} />
  ));
}
