import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { Panel } from '@/ui/kit/panel';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { COLOURS } from '../shell/identity';
import { useWords } from '../shell/use-words';

/** What the app is, what it keeps to itself, and whom it owes. */
export function About() {
  const { settings, credit, title } = useWords().common;
  return (
    <>
      <Panel title={settings.patterns}>
        <View style={styles.marks}>
          {COLOURS.map((colour) => (
            <PlayerMark key={colour} colour={colour} size={40} />
          ))}
        </View>
        <Text>{settings.patternsHint}</Text>
      </Panel>
      <Panel title={settings.about}>
        <Text>{`${title}. ${settings.version(Constants.expoConfig?.version ?? '')}`}</Text>
        <Text>{settings.privacy}</Text>
        <Text variant="subheading">{settings.credits}</Text>
        <Text>{settings.creditsText}</Text>
        <Text variant="small" tone="muted">
          {credit}
        </Text>
      </Panel>
    </>
  );
}

const styles = StyleSheet.create({ marks: { flexDirection: 'row', gap: space.snug } });
