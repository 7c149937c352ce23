import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/kit/text';
import { useWords } from '../shell/use-words';

/** Around the code, in its own squares, so that cameras find it. */
const MARGIN = 4;
const SIDE = 320;

interface Code {
  readonly size: number;
  readonly path: string;
}

/** All dark squares as one path, a run at a time; null: the text is too long. */
function codeOf(text: string): Code | null {
  try {
    const bitmap = generate(text, { minCorrectionLevel: correction.min });
    let path = '';
    for (let y = 0; y < bitmap.size; y++) {
      for (let x = 0; x < bitmap.size; x++) {
        let run = 0;
        while (bitmap.get(x + run, y)) run++;
        if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
        x += run;
      }
    }
    return { size: bitmap.size, path };
  } catch {
    return null; // said on the screen
  }
}

/** A short game as a picture another device's camera can read. */
export function CodePicture({ text }: { readonly text: string }) {
  const { saved } = useWords().common;
  const code = useMemo(() => codeOf(text), [text]);
  if (code === null) return <Text tone="muted">{saved.codeTooLong}</Text>;
  const whole = code.size + 2 * MARGIN;
  return (
    <View accessible role="img" aria-label={saved.codeLabel} style={styles.paper}>
      <Svg width="100%" height="100%" viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}>
        <Path d={code.path} fill="#000000" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { width: SIDE, maxWidth: '100%', aspectRatio: 1, backgroundColor: '#ffffff', alignSelf: 'center' },
});
