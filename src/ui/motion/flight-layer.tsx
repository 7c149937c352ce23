import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import { beginning, type Flight, lasting, type Pace } from './flight';
import { keyframesOf } from './keyframes';

interface Props<What> {
  readonly flights: readonly Flight<What>[];
  readonly pace: Pace;
  readonly draw: (what: What) => ReactNode;
}

/** Pieces on their way over the finished picture. Nobody can touch or hear them. */
function Layer<What>({ flights, pace, draw }: Props<What>) {
  return (
    <View aria-hidden style={styles.layer} testID="flights">
      {flights.map((flight, index) => (
        <Animated.View
          key={index}
          style={[
            styles.piece,
            { width: flight.size.w, height: flight.size.h },
            flight.stands === true && styles.stands,
            {
              animationName: keyframesOf(flight, pace),
              animationDuration: lasting(pace, flight.lasts),
              animationDelay: beginning(pace, flight.delay),
              animationTimingFunction: flight.way.length > 2 ? 'linear' : 'ease-in-out',
              animationFillMode: 'both',
            },
          ]}
        >
          {draw(flight.what)}
        </Animated.View>
      ))}
    </View>
  );
}

/** memo forgets that a component is generic. */
export const FlightLayer = memo(Layer) as typeof Layer;

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
  piece: { position: 'absolute', left: 0, top: 0, opacity: 0 },
  stands: { transformOrigin: '50% 100%' },
});
