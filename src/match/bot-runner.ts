import type { BotRunner } from '@/bots/runner/runner';
import { slicedRunner } from '@/bots/runner/sliced';
import { clock } from './bot-clock';

/** On a device bots think between the frames; gestures and animations have a thread of their own there. */
export const createBotRunner = (_lost: () => void): BotRunner => slicedRunner(clock);
