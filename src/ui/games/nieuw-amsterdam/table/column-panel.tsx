import { at } from '@/core/list';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { Text } from '@/ui/kit/text';
import { Confirm } from './confirm';
import { Decision } from './decision';
import { columnFacts } from './facts';
import { OptionRow } from '@/ui/kit/option-row';
import { Options } from './options';
import { useScene } from './scene';
import { useWorth } from './use-worth';

/** Putting a column up for auction, or taking one of those left. */
export function ColumnPanel({ type }: { readonly type: 'chooseColumn' | 'takeColumn' }) {
  const scene = useScene();
  const { say, view, me, seat, nameOf, ask, why, choice, choose } = scene;
  const moveAt = (column: number): Move => ({ type, column });
  const refusals = view.moneyBox.map((_, column) => ask.judge(moveAt(column)));
  const free = view.moneyBox.flatMap((_, column) => (at(refusals, column) === null ? [column] : []));
  const only = free.length === 1 ? free[0] : undefined;
  const picked = free.find((column) => String(column) === choice?.at) ?? only;
  const name = nameOf(seat);
  const worthOf = useWorth();
  return (
    <Decision title={say.moves.label[type]} foot={picked !== undefined && <Confirm move={moveAt(picked)} />}>
      <Text variant="small" tone="muted">
        {type === 'chooseColumn' ? say.auction.choose(name) : say.auction.lastColumn(name)}
      </Text>
      {type === 'chooseColumn' && <Text variant="small">{say.auction.tokenAtStake(me.token)}</Text>}
      <Options label={say.names.moneyBox} least={160}>
        {view.moneyBox.map((_, column) => {
          const refusal = at(refusals, column);
          const { tiles, coins } = columnFacts(scene, column);
          return (
            <OptionRow
              key={column}
              icon="turnOrder"
              label={`${say.names.column(column)}: ${tiles.map((tile) => say.names.step[tile]).join(' + ')}`}
              note={[say.auction.bonus(coins), worthOf(column)].filter(Boolean).join('. ')}
              chosen={column === picked}
              reason={refusal === null ? null : why(refusal)}
              onPress={() => choose({ type, at: String(column) })}
            />
          );
        })}
      </Options>
    </Decision>
  );
}
