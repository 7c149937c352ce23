import type { Passage } from '@/i18n/words';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';

/** A text in paragraphs that is no rule. */
export function PassagePart({ passage }: { readonly passage: Passage }) {
  return (
    <Panel title={passage.title}>
      {passage.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Panel>
  );
}
