import { ImpactFeedbackStyle, impactAsync, NotificationFeedbackType, notificationAsync } from 'expo-haptics';

import type { Cue } from './cue';

/** What the hand feels: a light tap, and something more for what everybody waits for. */
export function feel(cue: Cue): void {
  void (cue === 'bell'
    ? notificationAsync(NotificationFeedbackType.Success)
    : impactAsync(cue === 'axe' ? ImpactFeedbackStyle.Medium : ImpactFeedbackStyle.Light));
}
