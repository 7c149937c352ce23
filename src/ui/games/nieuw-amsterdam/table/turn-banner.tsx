import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { Banner } from '@/ui/kit/banner';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { space } from '@/ui/theme/space';
import { useScene } from './scene';

/** Whose turn it is and what there is to do; beside it the way to advice. */
export function TurnBanner() {
  const { say, view, seats, acting, help, lowered } = useScene();
  const short = useRoom().height < LOW_ROOM;
  if (acting === null) return null;
  const seat = at(seats, acting);
  const text = say.table.prompt[view.phase](seat.name);
  return (
    <View style={styles.row}>
      <View style={styles.banner}>
        <Banner short={short} seat={seat} text={text} />
      </View>
      {!lowered && help.button}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  banner: { flex: 1 },
});
