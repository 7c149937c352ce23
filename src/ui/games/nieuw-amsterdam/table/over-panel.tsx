import { useState } from 'react';
import { View } from 'react-native';

import { type Scoring, SCORINGS } from '@/i18n/nieuw-amsterdam';
import { at } from '@/core/list';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { Columns } from './columns';
import { Decision } from './decision';
import { ScoreGraph } from './score-graph';
import { ScoreTable } from './score-table';
import { usePosition } from './scene';
import { bySource } from './scores';

/** One of the final scorings: what it is, and what it brings everybody. */
function ScoringStep({ scoring }: { readonly scoring: Exclude<Scoring, 'winner'> }) {
  const { say, past, seats, nameOf } = usePosition();
  const points = bySource(past, seats.length).find(({ source }) => source === scoring)?.points;
  const { title, text } = say.scoring.step[scoring];
  return (
    <View aria-live="polite">
      <Text variant="subheading">{title}</Text>
      <Text variant="small" tone="muted">
        {text}
      </Text>
      {seats.map((_, seat) => (
        <Text key={seat}>{`${nameOf(seat)}: ${say.names.signedVp(points?.[seat] ?? 0)}`}</Text>
      ))}
    </View>
  );
}

function Result() {
  const { say, common, view, nameOf } = usePosition();
  const winners = view.result?.winners ?? [];
  const best = Math.max(...view.players.map(({ vp }) => vp));
  return (
    <Decision title={common.end.heading}>
      <Text variant="lead" tone="good">
        {say.scoring.winner(winners.map(nameOf), best)}
      </Text>
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
