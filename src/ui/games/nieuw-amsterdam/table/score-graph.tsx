import { View } from 'react-native';
import { Line, Polyline, Svg } from 'react-native-svg';

import { at } from '@/core/list';
import { PlayerToken } from '@/ui/board/player-token';
import { Text } from '@/ui/kit/text';
import { playerLook } from '@/ui/theme/players';
import { useTheme } from '@/ui/theme/theme';
import { usePosition } from './scene';
import { overTime } from './scores';

const W = 300;
const H = 150;
const EDGE = 16;

/** Points after each round: a line and a sign for every player. */
export function ScoreGraph() {
  const { common, past, seats, nameOf } = usePosition();
  const { palette } = useTheme();
  const lines = overTime(past, seats.length);
  const most = Math.max(1, ...lines.flat());
  const rounds = Math.max(1, ...lines.map((points) => points.length - 1));
  const place = (points: number, round: number): readonly [number, number] => [
    EDGE + (round / rounds) * (W - 2 * EDGE),
    H - EDGE - (points / most) * (H - 2 * EDGE),
  ];
  const said = lines.map((points, seat) => common.end.graphLine(nameOf(seat), points.slice(1)));
  return (
    <View accessible role="img" aria-label={`${common.end.graph}. ${said.join('. ')}`}>
      <Text variant="subheading">{common.end.graph}</Text>
      <Svg aria-hidden width="100%" height={H} viewBox={`0 0 ${W} ${H}`}>
        <Line x1={EDGE} y1={H - EDGE} x2={W - EDGE} y2={H - EDGE} stroke={palette.line} />
        {lines.map((points, seat) => {
          const { colour } = at(seats, seat);
          const [x, y] = place(points[points.length - 1] ?? 0, points.length - 1);
          return [
            <Polyline
              key={`line-${seat}`}
              points={points.map((amount, round) => place(amount, round).join(',')).join(' ')}
              fill="none"
              stroke={playerLook(colour).colour}
              strokeWidth={2.5}
            />,
            <PlayerToken key={`sign-${seat}`} colour={colour} x={x} y={y} r={7} />,
          ];
        })}
      </Svg>
    </View>
  );
}
