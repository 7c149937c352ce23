import { StyleSheet, View } from 'react-native';

import { radius, space, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import type { GlyphName } from './glyphs';
import { Icon } from './icon';
import { Text } from './text';
import { Touch } from './touch';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly icon?: GlyphName;
  readonly chosen: boolean;
  /** Why it cannot be chosen: in sight, since it is part of the choice. */
  readonly reason?: string | null;
  readonly onPress: () => void;
}

const ignore = () => undefined;

/** One of several things to choose from, with a line about it. */
export function OptionRow({ label, note, icon, chosen, reason = null, onPress }: Props) {
  const { palette } = useTheme();
  const off = reason !== null;
  return (
    <Touch
      role="radio"
      label={[label, note, reason].filter(Boolean).join(' ')}
      checked={chosen}
      off={off}
      onPress={off ? ignore : onPress}
      style={(pressed) => [
        styles.row,
        {
          borderColor: chosen ? palette.text : palette.line,
          backgroundColor: chosen || (pressed && !off) ? palette.pressed : palette.panel,
          borderWidth: chosen ? 2.5 : 1.5,
        },
      ]}
    >
      {icon !== undefined && <Icon name={icon} size={28} />}
      <View style={styles.words}>
        <Text tone={off ? 'muted' : 'text'}>{label}</Text>
        {!off && note !== undefined && note !== '' && (
          <Text variant="small" tone="muted">
            {note}
          </Text>
        )}
        {off && (
          <Text variant="small" tone="alarm">
            {reason}
          </Text>
        )}
      </View>
      {chosen && <Icon name="check" size={20} />}
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    paddingVertical: space.tight,
    paddingHorizontal: space.snug,
    borderRadius: radius.control,
  },
  words: { flex: 1 },
});
