import axe from '../../../assets/sounds/axe.wav';
import bell from '../../../assets/sounds/bell.wav';
import coin from '../../../assets/sounds/coin.wav';
import pelt from '../../../assets/sounds/pelt.wav';
import quill from '../../../assets/sounds/quill.wav';
import water from '../../../assets/sounds/water.wav';
import wood from '../../../assets/sounds/wood.wav';
import type { Cue } from './cue';

export const SOURCES: Readonly<Record<Cue, string | number>> = { axe, bell, coin, pelt, quill, water, wood };
