import { ANIMATIONS } from '@/match/settings';
import { paceFor } from '@/ui/screens/match/use-pace';

test('the device decides unless somebody has chosen', () => {
  expect(ANIMATIONS.map((animation) => paceFor(animation, false))).toEqual([
    'normal',
    'normal',
    'fast',
    'fades',
    'off',
  ]);
  expect(ANIMATIONS.map((animation) => paceFor(animation, true))).toEqual([
    'fades',
    'normal',
    'fast',
    'fades',
    'off',
  ]);
});
