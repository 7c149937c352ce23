import { act, render } from '@testing-library/react-native';

import type { Event } from '@/games/nieuw-amsterdam/events';
import { cuesOf } from '@/ui/games/nieuw-amsterdam/motion/cues';
import { Stage } from '@/ui/motion/stage';
import type { Cue, TimedCue } from '@/ui/sound/cue';
import { Cues, Ears } from '@/ui/sound/ears';

const rule = 'NA-C1' as Event['rule'];
const beat = (event: Event, arrives: number) => ({ events: [event], arrives });
const story = [
  beat({ type: 'phaseStarted', phase: 'city', rule }, 0),
  beat({ type: 'coins', player: 0, amount: -2, rule }, 300),
  beat({ type: 'businessesBuilt', player: 0, district: 'docks', count: 1, rule }, 560),
  beat({ type: 'goods', player: 0, amount: 1, rule }, 820),
  beat({ type: 'vp', player: 0, amount: 3, source: 'land', rule }, 1080),
];

test('every beat is heard when its first piece arrives, the same sound never twice in a row', () => {
  expect(cuesOf(story, 'normal')).toEqual([
    { cue: 'coin', delay: 300 },
    { cue: 'wood', delay: 560 },
    { cue: 'quill', delay: 1080 },
  ]);
  expect(cuesOf(story, 'fast').map(({ delay }) => delay)).toEqual([150, 280, 540]);
});

test('where nothing moves, one sound tells that something happened', () => {
  expect(cuesOf(story, 'fades')).toEqual([{ cue: 'coin', delay: 0 }]);
  expect(cuesOf(story, 'off')).toEqual([{ cue: 'coin', delay: 0 }]);
});

describe('at the table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const heard: Cue[] = [];
  const NONE: TimedCue[] = [];
  const tree = (play: object, cues: readonly TimedCue[], lasts: number) => (
    <Ears value={(cue) => void heard.push(cue)}>
      <Stage play={play} lasts={lasts}>
        <Cues cues={cues} />
      </Stage>
    </Ears>
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('sounds come in their time, and not after the play is over', async () => {
    heard.length = 0;
    const { rerender } = await render(tree({}, [{ cue: 'bell', delay: 0 }], 0));
    expect(heard).toEqual([]);
    const cues: TimedCue[] = [
      { cue: 'coin', delay: 0 },
      { cue: 'wood', delay: 200 },
      { cue: 'quill', delay: 500 },
    ];
    const play = {};
    await rerender(tree(play, cues, 400));
    expect(heard).toEqual(['coin']);
    await pass(250);
    expect(heard).toEqual(['coin', 'wood']);
    await pass(200);
    await pass(400);
    expect(heard).toEqual(['coin', 'wood']);
    await rerender(tree({}, NONE, 0));
    expect(heard).toEqual(['coin', 'wood']);
  });
});
