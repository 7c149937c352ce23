import { View } from 'react-native';

import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { useMatch, useSitting } from './sitting';

/** Whether the game is on the disk; a failure says so and offers another try. */
export function SaveState() {
  const { common, store } = useSitting();
  const save = useMatch((state) => state.save);
  const { saving } = common.match;
  if (save === 'saved' || save === 'saving')
    return (
      <Text variant="small" tone="muted">
        {saving[save]}
      </Text>
    );
  return (
    <View role="alert" aria-live="assertive">
      <Text tone="alarm">{saving.failed}</Text>
      <Text variant="small">{common.errors.writeFailed}</Text>
      <Button label={common.button.tryAgain} onPress={() => store.getState().retrySave()} />
    </View>
  );
}
