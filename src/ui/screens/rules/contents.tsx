import { StyleSheet, View } from 'react-native';

import type { RulesSection } from '@/i18n/words';
import { Button } from '@/ui/kit/button';
import { space } from '@/ui/theme/space';
import { useWords } from '../shell/use-words';

interface Props {
  readonly sections: readonly Pick<RulesSection, 'id' | 'title'>[];
  /** Below each other instead of in a flowing line. */
  readonly upright: boolean;
  readonly onGo: (id: string) => void;
}

/** The sections, to go to. */
export function Contents({ sections, upright, onGo }: Props) {
  const { rules } = useWords().common;
  return (
    <View role="navigation" aria-label={rules.contents} style={upright ? styles.upright : styles.flowing}>
      {sections.map(({ id, title }) => (
        <Button
          key={id}
          kind={upright ? 'quiet' : 'secondary'}
          label={title}
          hint={rules.goTo(title)}
          onPress={() => onGo(id)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  upright: { alignItems: 'flex-start' },
  flowing: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
});
