import { StyleSheet, View } from 'react-native';

import { space } from '../theme/space';
import type { GlyphName } from './glyphs';
import { Icon } from './icon';
import { Text } from './text';

interface Props {
  readonly icon: GlyphName;
  readonly amount: number | string;
  /** In words, with the amount: "3 timber". */
  readonly label: string;
  readonly size?: number;
  /** Too few, for instance. */
  readonly tone?: 'text' | 'muted' | 'alarm' | 'good';
}

export function ResourceChip({ icon, amount, label, size = 24, tone = 'text' }: Props) {
  return (
    <View accessible role="img" aria-label={label} style={styles.chip}>
      <Icon name={icon} size={size} plain={false} />
      <Text tone={tone} variant={size > 28 ? 'lead' : 'body'}>
        {amount}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ chip: { flexDirection: 'row', alignItems: 'center', gap: space.tight } });
