import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Svg } from 'react-native-svg';

import type { Rect } from './geometry';

interface Size {
  readonly w: number;
  readonly h: number;
}

const percent = (part: number, whole: number): `${number}%` => `${(part / whole) * 100}%`;

interface Props {
  /** Where it lies on the sheet, and how large the sheet is. */
  readonly box: Rect;
  readonly sheet: Size;
  /** The part of its own drawing that is shown; its whole size unless told. */
  readonly crop?: Rect;
  readonly children: ReactNode;
}

/** One drawing of its own on the sheet, so that a change redraws it and nothing else. It is only looked at. */
export function Plate({ box, sheet, crop, children }: Props) {
  const { x, y, w, h } = crop ?? { x: 0, y: 0, w: box.w, h: box.h };
  return (
    <View
      style={[
        styles.plate,
        {
          left: percent(box.x, sheet.w),
          top: percent(box.y, sheet.h),
          width: percent(box.w, sheet.w),
          height: percent(box.h, sheet.h),
        },
      ]}
    >
      <Svg aria-hidden width="100%" height="100%" viewBox={`${x} ${y} ${w} ${h}`}>
        {children}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ plate: { position: 'absolute', pointerEvents: 'none' } });
