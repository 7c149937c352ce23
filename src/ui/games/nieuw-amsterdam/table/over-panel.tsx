import { useState } from 'react';
import { View } from 'react-native';

import { SCORINGS } from '@/i18n/nieuw-amsterdam';
import { at } from '@/core/list';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { Columns } from './columns';
import { Decision } from './decision';
import { ScoreBars } from './score-bars';
import { ScoreGraph } from './score-graph';
import { ScoreTable } from './score-table';
import { usePosition } from './scene';
import { type FinalScoring, stepScores } from './scores';

/** One of the final scorings: what it is, and what it brings everybody. */
function ScoringStep({ scoring }: { readonly scoring: FinalScoring }) {
  const { say, past, view } = usePosition();
  const totals = view.players.map(({ vp }) => vp);
  const { title, text } = say.scoring.step[scoring];
  const bars = stepScores(past, totals, scoring).map((score) => ({
    ...score,
    text: `${say.names.signedVp(score.gain)} = ${score.base + score.gain}`,
  }));
  return (
    <View aria-live="polite" style={{ gap: space.snug }}>
      <Text variant="subheading">{title}</Text>
      <Text variant="small" tone="muted">
        {text}
      </Text>
      <ScoreBars bars={bars} />
    </View>
  );
}

function Result() {
  const { say, common, view, nameOf } = usePosition();
  const winners = view.result?.winners ?? [];
  const best = Math.max(...view.players.map(({ vp }) => vp));
  const bars = view.players
    .map(({ vp }, seat) => ({
      seat,
      base: vp,
      gain: 0,
      text: say.names.amount.vp(vp),
      crowned: winners.includes(seat),
    }))
    .sort((one, other) => other.base - one.base);
  return (
    <Decision title={common.end.heading}>
      <Text variant="lead" tone="good">
        {say.scoring.winner(winners.map(nameOf), best)}
      </Text>
      <ScoreBars bars={bars} />
      <Columns>
        <ScoreTable />
        <ScoreGraph />
      </Columns>
    </Decision>
  );
}

/** The final scorings one by one, then the result; the board stays. */
export function OverPanel() {
  const { common } = usePosition();
  const [step, setStep] = useState(0);
  const scoring = at(SCORINGS, step);
  if (scoring === 'winner') return <Result />;
  const foot = (
    <View style={{ flexDirection: 'row', gap: space.snug }}>
      <Button kind="quiet" label={common.end.skip} onPress={() => setStep(SCORINGS.length - 1)} />
      <View style={{ flex: 1 }}>
        <Button kind="primary" wide label={common.end.nextStep} onPress={() => setStep(step + 1)} />
      </View>
    </View>
  );
  return (
    <Decision title={common.end.scoring} foot={foot}>
      <Text variant="small" tone="muted">
        {common.end.step(step + 1, SCORINGS.length - 1)}
      </Text>
      <ScoringStep scoring={scoring} />
    </Decision>
  );
}
