import { StyleSheet } from 'react-native';

import { radius, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import type { GlyphName } from './glyphs';
import { Icon } from './icon';
import { Touch } from './touch';

interface Props {
  readonly icon: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Tapped while it cannot be used: tells why. */
  readonly onAsked?: () => void;
  /** With a ground and an edge of its own, to lie upon a picture. */
  readonly raised?: boolean;
  /** For buttons that open and close something. */
  readonly expanded?: boolean;
}

const ignore = () => undefined;

export function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  onAsked = ignore,
  raised = false,
  expanded,
}: Props) {
  const { palette } = useTheme();
  return (
    <Touch
      role="button"
      label={label}
      off={disabled}
      {...(expanded !== undefined && { expanded })}
      onPress={disabled ? onAsked : onPress}
      style={(pressed) => [
        styles.button,
        raised && { backgroundColor: palette.panel, borderWidth: 1.5, borderColor: palette.text },
        pressed && !disabled && { backgroundColor: palette.pressed, transform: [{ translateY: 1 }] },
      ]}
    >
      <Icon name={icon} colour={disabled ? palette.line : palette.text} />
    </Touch>
  );
}

const styles = StyleSheet.create({
  button: {
    width: target.least,
    height: target.least,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
