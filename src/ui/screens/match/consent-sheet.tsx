import { View } from 'react-native';

import { Button } from '@/ui/kit/button';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useMatch, useSitting } from './sitting';

/** What taking back concerns others, or brings to light again, is asked of the table first. */
export function ConsentSheet() {
  const { store, match, common, nameOf } = useSitting();
  const asked = useMatch((state) => state.asked);
  if (asked === null) return null;
  const { agree, decline } = store.getState();
  const { consent } = common.match;
  const practice = asked.need === 'practice' || asked.need === 'agreementAndPractice';
  return (
    <Sheet open title={common.match.undo.step} closeLabel={consent.decline} onClose={decline}>
      <Text variant="lead">{consent.question(nameOf(asked.by), match.steps.length - asked.to)}</Text>
      {asked.others.length > 0 && <Text>{consent.others(asked.others.map(nameOf))}</Text>}
      {practice && <Text tone="alarm">{consent.practice}</Text>}
      <View style={{ gap: space.room }}>
        <Button
          kind="primary"
          wide
          label={asked.need === 'practice' ? consent.practiceAnyway : consent.agree}
          onPress={agree}
        />
        <Button wide label={consent.decline} onPress={decline} />
      </View>
    </Sheet>
  );
}
