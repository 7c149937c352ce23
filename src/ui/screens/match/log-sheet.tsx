import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Kind } from '@/core/game';
import { range } from '@/core/list';
import type { Step } from '@/match/match';
import { gameUi } from '@/ui/games/registry';
import { Icon } from '@/ui/kit/icon';
import { PlayerMark } from '@/ui/kit/player-mark';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { space, target } from '@/ui/theme/space';
import { identityOf } from '../shell/identity';
import { type LogLine, logLines } from './log-lines';
import { useSitting } from './sitting';

const ALL = -1;

interface Showing {
  /** Somebody looks at the board now. */
  readonly onShow: () => void;
}

/** A tap shows where on the board it was, if it was somewhere. */
function Line({ line: { seat, text, event }, onShow }: { readonly line: LogLine } & Showing) {
  const { table, common, point } = useSitting();
  const who = seat === null ? undefined : table.seats[seat];
  const content = (
    <>
      {who !== undefined && <PlayerMark colour={identityOf(who).colour} size={18} />}
      <Text variant="small" style={styles.text}>
        {text}
      </Text>
    </>
  );
  if (event === null || gameUi[table.game]?.hasPlace(event) !== true)
    return <View style={[styles.line, styles.inert]}>{content}</View>;
  const show = () => {
    point([event]);
    onShow();
  };
  return (
    <Touch role="button" label={`${text} ${common.match.log.show}`} onPress={show} style={() => styles.line}>
      {content}
      <Icon name="fit" size={16} />
    </Touch>
  );
}

/** Everything that happened, newest first, by player and round. */
function Log({ onShow }: Showing) {
  const { match, table, common, game, nameOf, language } = useSitting();
  const rules = match.game;
  const automatic = ({ by, move, before }: Step<Kind>): string | null => {
    const made = { by, move, view: rules.viewFor(before, null), offers: () => rules.offers(before) };
    return gameUi[table.game]?.automatic(language, made, nameOf) ?? null;
  };
  const { log, marks } = common.match;
  const lines = useMemo(
    () => logLines(match, { game, marks, nameOf, automatic }),
    // Words and names change with language and table only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [match, table, common],
  );
  const last = lines[lines.length - 1]?.round ?? 0;
  const [player, setPlayer] = useState(ALL);
  const [round, setRound] = useState(last);
  const shown = lines
    .filter((line) => player === ALL || line.seat === player)
    .filter((line) => round === ALL || line.round === round);
  const players = table.seats.map(({ name }, value) => ({ value, label: name }));
  const rounds = range(last + 1).map((value) => ({
    value,
    label: value === 0 ? log.beforeRounds : log.round(value),
  }));
  return (
    <>
      <SegmentedChoice
        label={log.byPlayer}
        options={[{ value: ALL, label: log.everybody }, ...players]}
        value={player}
        onChange={setPlayer}
      />
      <SegmentedChoice
        label={log.byRound}
        options={[{ value: ALL, label: log.allRounds }, ...rounds]}
        value={round}
        onChange={setRound}
      />
      {lines.length === 0 && <Text>{log.empty}</Text>}
      {lines.length > 0 && shown.length === 0 && <Text>{log.nothingFound}</Text>}
      <View style={{ gap: space.tight }}>
        {[...shown].reverse().map((line) => (
          <Line key={line.key} line={line} onShow={onShow} />
        ))}
      </View>
    </>
  );
}

export function LogSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { common } = useSitting();
  return (
    <Sheet open={open} title={common.match.log.title} closeLabel={common.button.close} onClose={onClose}>
      {open && <Log onShow={onClose} />}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.snug, alignItems: 'center', minHeight: target.least },
  inert: { minHeight: 0 },
  text: { flex: 1 },
});
