import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { gameWords } from '@/i18n';
import type { SaveDocument } from '@/match/save';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { Standings } from '../shell/standings';
import { namesOf, phaseLine, savedLine, stateLine } from '../shell/state-line';
import { useLanguage, useWords } from '../shell/use-words';

/** The interrupted game as it stands, and the way back into it. */
export function ContinueCard({ document }: { readonly document: SaveDocument }) {
  const router = useRouter();
  const language = useLanguage();
  const { home } = useWords().common;
  const phase = phaseLine(language, document);
  const open = () => router.push({ pathname: '/match/[id]', params: { id: document.id } });
  return (
    <Panel title={gameWords(language, document.game)?.title ?? document.name}>
      <View>
        <Text variant="lead">{stateLine(language, document)}</Text>
        <Text variant="small" tone="muted">
          {[phase, savedLine(language, document), ...(document.practice ? [home.practice] : [])]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
      </View>
      <Standings document={document} />
      <Button
        kind="primary"
        wide
        icon="ship"
        label={home.continueGame}
        hint={`${home.continueGame}: ${home.openGame(namesOf(document))}`}
        onPress={open}
      />
    </Panel>
  );
}
