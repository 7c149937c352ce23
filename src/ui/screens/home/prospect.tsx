import { StyleSheet, View } from 'react-native';
import { Svg } from 'react-native-svg';

import { Engraving } from '@/ui/board/engraving';
import { PROSPECT } from './engraved-prospect';

/**
 * The town from the bay, filling whatever it is hung in. Like the map it stays parchment at night. Decoration.
 */
export function Prospect() {
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none">
      <Svg aria-hidden width="100%" height="100%" viewBox="0 0 1200 560" preserveAspectRatio="xMidYMax slice">
        <Engraving layers={PROSPECT} />
      </Svg>
    </View>
  );
}
