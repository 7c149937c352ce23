import { View } from 'react-native';

import { matchStore } from '@/match';
import { Button } from '@/ui/kit/button';
import { Screen } from '@/ui/kit/screen';
import { Text } from '@/ui/kit/text';
import { exportText } from './export-text';
import { useWords } from './use-words';

interface Props {
  readonly error: Error;
  readonly retry: () => Promise<void>;
}

/** From the disk: what lies on the table may be what the app stumbled over. */
async function reopen(retry: Props['retry']): Promise<void> {
  await matchStore.getState().leave();
  await retry();
}

/** Where a fault of the app ends: said plainly, with a way on and a report to pass along. */
export function FaultScreen({ error, retry }: Props) {
  const { errors, button } = useWords().common;
  const { fault } = errors;
  const report = `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return (
    <Screen title={fault.title}>
      <View role="alert">
        <Text variant="lead">{fault.text}</Text>
      </View>
      <Button kind="primary" label={fault.reopen} onPress={() => void reopen(retry)} />
      <Button label={button.export} onPress={() => void exportText('patroon-report.txt', report)} />
    </Screen>
  );
}
