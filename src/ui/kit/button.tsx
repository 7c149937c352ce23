import { useState } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import type { Palette } from '../theme/colours';
import { radius, space, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import { BUTTON_TEXT, faces, lineHeight } from '../theme/type';
import type { GlyphName } from './glyphs';
import { Icon } from './icon';
import { Text } from './text';
import { Touch } from './touch';
import { Why } from './why';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly icon?: GlyphName;
  /** Why it cannot be pressed now. It still takes the focus, and a tap shows the reason. */
  readonly reason?: string | null;
  /** More for the ear than the eye needs; begins with the label. */
  readonly hint?: string;
  readonly wide?: boolean;
  /** A second, smaller line. */
  readonly note?: string;
  /** Little room at the sides, for short labels in a row. */
  readonly snug?: boolean;
}

function look(
  kind: ButtonKind,
  off: boolean,
  pressed: boolean,
  palette: Palette,
): { box: ViewStyle; ink: string } {
  if (off)
    return { box: { backgroundColor: palette.pressed, borderColor: palette.line }, ink: palette.muted };
  switch (kind) {
    case 'primary':
      return {
        box: { backgroundColor: pressed ? palette.muted : palette.action, borderColor: palette.action },
        ink: palette.onAction,
      };
    case 'secondary':
      return {
        box: { backgroundColor: pressed ? palette.pressed : palette.panel, borderColor: palette.text },
        ink: palette.text,
      };
    case 'quiet':
      return {
        box: { backgroundColor: pressed ? palette.pressed : 'transparent', borderColor: 'transparent' },
        ink: palette.text,
      };
    case 'danger':
      return {
        box: { backgroundColor: pressed ? palette.pressed : palette.panel, borderColor: palette.alarm },
        ink: palette.alarm,
      };
  }
}

export function Button({
  label,
  onPress,
  kind = 'secondary',
  icon,
  reason = null,
  hint,
  wide = false,
  note,
  snug = false,
}: Props) {
  const { palette, textScale } = useTheme();
  const [asked, setAsked] = useState(false);
  const off = reason !== null;
  const size = BUTTON_TEXT * textScale;
  const { ink } = look(kind, off, false, palette);
  return (
    <View style={wide && styles.wide}>
      <Touch
        role="button"
        label={hint ?? label}
        off={off}
        onPress={off ? () => setAsked(true) : onPress}
        style={(pressed) => [
          styles.button,
          kind === 'primary' && styles.primary,
          snug && styles.snug,
          look(kind, off, pressed, palette).box,
          pressed && !off && styles.pressed,
        ]}
      >
        {icon !== undefined && <Icon name={icon} plain colour={ink} />}
        <View style={styles.words}>
          <Text
            colour={ink}
            style={{ fontFamily: faces.text, fontSize: size, lineHeight: lineHeight(size) }}
            align="center"
          >
            {label}
          </Text>
          {note !== undefined && (
            <Text variant="small" colour={ink} align="center">
              {note}
            </Text>
          )}
        </View>
      </Touch>
      {off && asked && <Why>{reason}</Why>}
    </View>
  );
}

const styles = StyleSheet.create({
  wide: { alignSelf: 'stretch' },
  button: {
    minHeight: target.least,
    minWidth: target.least,
    paddingHorizontal: space.room,
    paddingVertical: space.snug,
    borderWidth: 1.5,
    borderRadius: radius.control,
    flexDirection: 'row',
    gap: space.snug,
    alignItems: 'center',
    justifyContent: 'center',
  },
  primary: { minHeight: target.main, paddingHorizontal: space.wide },
  snug: { paddingHorizontal: space.tight },
  words: { flexShrink: 1 },
  pressed: { transform: [{ translateY: 1 }] },
});
