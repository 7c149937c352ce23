import type { ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { radius, space } from '../theme/space';
import { useTheme } from '../theme/theme';
import { useWindowShape } from '../theme/window';
import { IconButton } from './icon-button';
import { Text } from './text';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Beside the shelf of a left-handed player. */
  readonly side?: 'start' | 'end';
  /** Pinned under the rest, always in sight. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A pane over the rest: from below on a phone, else at the side. Keeps the focus until it is closed; Esc closes. */
export function Sheet({ title, closeLabel, open, onClose, side = 'end', foot, children }: Props) {
  const { palette, still } = useTheme();
  const { size } = useWindowShape();
  const low = size === 'compact';
  // On the web the dialog itself carries the name; elsewhere the pane does.
  const name = { 'aria-label': title };
  return (
    <Modal
      visible={open}
      transparent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      {...(Platform.OS === 'web' && name)}
    >
      <View style={[styles.whole, low ? styles.fromBelow : side === 'end' ? styles.atEnd : styles.atStart]}>
        <Pressable
          aria-hidden
          tabIndex={-1}
          style={[StyleSheet.absoluteFill, styles.veil]}
          onPress={onClose}
        />
        <View
          {...(Platform.OS !== 'web' && { ...name, 'aria-modal': true })}
          style={[
            low ? styles.below : styles.pane,
            { backgroundColor: palette.panel, borderColor: palette.text },
          ]}
        >
          <View style={styles.head}>
            <Text variant="heading" style={styles.title}>
              {title}
            </Text>
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </View>
          <ScrollView contentContainerStyle={styles.body}>{children}</ScrollView>
          {foot !== undefined && <View style={[styles.foot, { borderColor: palette.line }]}>{foot}</View>}
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  fromBelow: { justifyContent: 'flex-end' },
  atEnd: { alignItems: 'flex-end' },
  atStart: { alignItems: 'flex-start' },
  veil: { backgroundColor: 'rgba(43, 33, 24, 0.45)' },
  below: {
    maxHeight: '85%',
    borderTopWidth: 2,
    borderTopStartRadius: radius.sheet,
    borderTopEndRadius: radius.sheet,
  },
  pane: { width: 400, maxWidth: '90%', height: '100%', borderStartWidth: 2, borderEndWidth: 2 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    padding: space.snug,
    paddingStart: space.room,
  },
  title: { flex: 1 },
  foot: { padding: space.room, borderTopWidth: 1 },
  body: { padding: space.room, paddingTop: 0, gap: space.room },
});
