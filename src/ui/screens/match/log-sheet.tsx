import { useMemo, useState } from 'react';
import { View } from 'react-native';

import type { Kind } from '@/core/game';
import { range } from '@/core/list';
import type { Step } from '@/match/match';
import { gameUi } from '@/ui/games/registry';
import { PlayerMark } from '@/ui/kit/player-mark';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { identityOf } from '../shell/identity';
import { type LogLine, logLines } from './log-lines';
import { useSitting } from './sitting';

const ALL = -1;

function Line({ line }: { readonly line: LogLine }) {
  const { table } = useSitting();
  const seat = line.seat === null ? undefined : table.seats[line.seat];
  return (
    <View style={{ flexDirection: 'row', gap: space.snug, alignItems: 'center' }}>
      {seat !== undefined && <PlayerMark colour={identityOf(seat).colour} size={18} />}
      <Text variant="small" style={{ flex: 1 }}>
        {line.text}
      </Text>
    </View>
  );
}

/** Everything that happened, newest first, by player and round. */
function Log() {
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
          <Line key={line.key} line={line} />
        ))}
      </View>
    </>
  );
}

export function LogSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { common } = useSitting();
  return (
    <Sheet open={open} title={common.match.log.title} closeLabel={common.button.close} onClose={onClose}>
      {open && <Log />}
    </Sheet>
  );
}
