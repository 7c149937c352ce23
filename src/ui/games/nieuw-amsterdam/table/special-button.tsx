import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { District } from '@/games/nieuw-amsterdam/types';
import { Icon } from '@/ui/kit/icon';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { Why } from '@/ui/kit/why';
import { radius, space, target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';

interface Props {
  readonly district: District;
  readonly label: string;
  readonly fee: string;
  /** What it does, where there is room to say so. */
  readonly note?: string;
  /** Where every line counts: the fee is left to the ear when there is none. */
  readonly brief?: boolean;
  readonly reason: string | null;
  readonly onPress: () => void;
}

/** Three in a row on a phone. */
const LEAST = 112;
const LEAST_NOTED = 176;

/** A special action with its district's sign and its fee. */
export function SpecialButton({ district, label, fee, note, brief = false, reason, onPress }: Props) {
  const { palette, textScale } = useTheme();
  const [asked, setAsked] = useState(false);
  const off = reason !== null;
  return (
    <View style={[styles.cell, { flexBasis: (note === undefined ? LEAST : LEAST_NOTED) * textScale }]}>
      <Touch
        role="button"
        label={`${label}, ${fee}`}
        off={off}
        onPress={off ? () => setAsked(!asked) : onPress}
        style={(pressed) => [
          styles.button,
          brief && styles.brief,
          {
            borderColor: off ? palette.line : palette.text,
            backgroundColor: off || pressed ? palette.pressed : palette.panel,
          },
        ]}
      >
        <Icon name={district} size={note === undefined ? 26 : 34} />
        <View style={styles.words}>
          <Text variant={note === undefined ? 'small' : 'body'} tone={off ? 'muted' : 'text'}>
            {label}
          </Text>
          {!brief && (
            <Text variant="tiny" tone="muted">
              {fee}
            </Text>
          )}
          {note !== undefined && (
            <Text variant="small" tone="muted">
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
  cell: { flexGrow: 1 },
  button: {
    minHeight: target.main,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tight,
    padding: space.tight,
    borderWidth: 1.5,
    borderRadius: radius.control,
  },
  brief: { minHeight: target.least, padding: space.hair },
  words: { flex: 1 },
});
