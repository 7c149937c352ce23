import { StyleSheet, View } from 'react-native';

import type { GlyphName } from '@/ui/kit/glyphs';
import { IconButton } from '@/ui/kit/icon-button';
import { Icon } from '@/ui/kit/icon';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { BOARD_VIEWS, type BoardView } from '../board/views';
import { useScene } from './scene';

const SIGNS: Readonly<Record<BoardView, GlyphName>> = {
  whole: 'fit',
  city: 'city',
  river: 'boat',
  moneyBox: 'coin',
  offers: 'ship',
  mat: 'land',
};

interface Props {
  readonly value: BoardView;
  readonly onChange: (view: BoardView) => void;
  readonly foldable: boolean;
}

/** Where to look on a board too large for its window. */
export function BoardTabs({ value, onChange, foldable }: Props) {
  const { say, common, lowered, lower } = useScene();
  const { palette, textScale } = useTheme();
  const { title, name } = say.views;
  // Large letters leave room for one name.
  const named = (view: BoardView) => textScale <= 1.2 || view === value;
  return (
    <View style={[styles.row, { borderColor: palette.line }]}>
      <View role="radiogroup" aria-label={title} style={styles.tabs}>
        {BOARD_VIEWS.map((view) => (
          <Touch
            key={view}
            role="radio"
            label={name[view]}
            checked={view === value}
            onPress={() => onChange(view)}
            style={(pressed) => [
              styles.tab,
              !named(view) && styles.bare,
              { borderColor: view === value ? palette.text : 'transparent' },
              (pressed || view === value) && { backgroundColor: palette.panel },
            ]}
          >
            <Icon name={SIGNS[view]} size={22} />
            {named(view) && (
              <Text variant="tiny" tone={view === value ? 'text' : 'muted'}>
                {name[view]}
              </Text>
            )}
          </Touch>
        ))}
      </View>
      {foldable && (
        <IconButton
          icon={lowered ? 'minus' : 'plus'}
          label={lowered ? common.match.panels.smaller : common.match.panels.larger}
          expanded={lowered}
          onPress={() => lower(!lowered)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: 1, borderBottomWidth: 1 },
  tabs: { flex: 1, flexDirection: 'row' },
  bare: { flexGrow: 0, flexBasis: target.least },
  tab: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderBottomWidth: 3,
  },
});
