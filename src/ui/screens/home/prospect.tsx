import { StyleSheet, View } from 'react-native';
import { Svg } from 'react-native-svg';

import { Engraving } from '@/ui/board/engraving';
import { colours } from '@/ui/theme/colours';
import { useTheme } from '@/ui/theme/theme';
import { PROSPECT } from './engraved-prospect';

/**
 * The town from the bay, filling whatever it is hung in. Like the map it stays parchment at night, seen by less light.
 * Decoration.
 */
export function Prospect() {
  const { night } = useTheme();
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none">
      <Svg aria-hidden width="100%" height="100%" viewBox="0 0 1200 560" preserveAspectRatio="xMidYMax slice">
        <Engraving layers={PROSPECT} />
      </Svg>
      {night && <View style={[StyleSheet.absoluteFill, styles.dusk]} />}
    </View>
  );
}

const styles = StyleSheet.create({
  dusk: { backgroundColor: colours.night, opacity: 0.5 },
});
