import { StyleSheet, TextInput } from 'react-native';

import { useFocusRing } from '@/ui/kit/use-focus-ring';
import { radius, space, target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { BUTTON_TEXT, faces } from '@/ui/theme/type';

interface Props {
  readonly label: string;
  readonly value: string;
  /** What stands there while nothing is typed. */
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
  readonly onDone?: () => void;
  readonly kind?: 'name' | 'search';
}

/** A line to type into. */
export function TextField({ label, value, placeholder, onChange, onDone, kind = 'name' }: Props) {
  const { palette, textScale } = useTheme();
  const { ring, onFocus, onBlur } = useFocusRing();
  return (
    <TextInput
      aria-label={label}
      value={value}
      placeholder={placeholder}
      placeholderTextColor={palette.muted}
      onChangeText={onChange}
      onFocus={onFocus}
      onBlur={() => {
        onBlur();
        onDone?.();
      }}
      autoCorrect={false}
      autoComplete="off"
      autoCapitalize={kind === 'name' ? 'words' : 'none'}
      {...(kind === 'search' && { inputMode: 'search' as const, enterKeyHint: 'search' as const })}
      style={[
        styles.field,
        {
          fontSize: BUTTON_TEXT * textScale,
          color: palette.text,
          borderColor: palette.text,
          backgroundColor: palette.ground,
        },
        ring,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: target.least,
    minWidth: 0,
    paddingHorizontal: space.cosy,
    borderWidth: 1.5,
    borderRadius: radius.control,
    fontFamily: faces.text,
  },
});
