import { Fragment, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { RulesText } from '@/i18n/words';
import { IconButton } from '@/ui/kit/icon-button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useWindowShape } from '@/ui/theme/window';
import { Page } from '../shell/page';
import { TextField } from '../shell/text-field';
import { useWords } from '../shell/use-words';
import { Contents } from './contents';
import { PassagePart } from './passage-part';
import { RuleCard } from './rule-card';
import { search } from './search';
import { usePlaces } from './use-places';

interface Props {
  readonly rules: RulesText;
  /** Where to open it. */
  readonly rule?: string;
}

/** The whole rules: to read through, to search, to look one up. */
export function RuleBook({ rules: book, rule }: Props) {
  const { rules: said } = useWords().common;
  const { size } = useWindowShape();
  const [query, setQuery] = useState('');
  const { scroll, goTo, toTop, placeOf } = usePlaces(rule ?? null);
  const look = (wanted: string): void => {
    setQuery(wanted);
    toTop();
  };
  const wide = size === 'expanded' || size === 'large';
  const searching = query.trim() !== '';
  const found = search(book.sections, query);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const contents = <Contents sections={found} upright={wide} onGo={goTo} />;
  return (
    <Page title={book.title} fixed>
      <View style={styles.search}>
        <View style={styles.field}>
          <TextField
            kind="search"
            label={said.search}
            placeholder={said.searchHint}
            value={query}
            onChange={look}
          />
        </View>
        {searching && <IconButton icon="close" label={said.clear} onPress={() => look('')} />}
      </View>
      <View style={styles.pages}>
        {wide && <ScrollView style={styles.aside}>{contents}</ScrollView>}
        <ScrollView ref={scroll} tabIndex={0} style={styles.text} contentContainerStyle={styles.column}>
          {searching && (
            <Text aria-live="polite" tone="muted">
              {count === 0 ? said.nothingFound(query.trim()) : said.found(count)}
            </Text>
          )}
          {!searching && <PassagePart passage={book.overview} />}
          {!wide && contents}
          {found.map(({ id, title, intro, entries }) => (
            <Fragment key={id}>
              <View onLayout={placeOf(id)} style={styles.section}>
                <Text variant="heading">{title}</Text>
                <Text tone="muted">{intro}</Text>
              </View>
              {entries.map((entry) => (
                <RuleCard
                  key={entry.id}
                  entry={entry}
                  marked={entry.id === rule}
                  onLayout={placeOf(entry.id)}
                />
              ))}
            </Fragment>
          ))}
          {!searching &&
            [book.history, book.sources].map((part) => <PassagePart key={part.title} passage={part} />)}
          <Text variant="small" tone="muted">
            {book.credit}
          </Text>
        </ScrollView>
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  search: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    width: '100%',
    maxWidth: 960,
    alignSelf: 'center',
    paddingHorizontal: space.room,
    paddingBottom: space.snug,
  },
  field: { flex: 1 },
  pages: { flex: 1, flexDirection: 'row', width: '100%', maxWidth: 960, alignSelf: 'center' },
  aside: { flexGrow: 0, width: 240 },
  text: { flex: 1 },
  column: { padding: space.room, paddingTop: space.snug, gap: space.cosy },
  section: { paddingTop: space.room, gap: space.hair },
});
