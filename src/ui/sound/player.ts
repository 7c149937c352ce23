import { type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';

import type { Cue } from './cue';
import { SOURCES } from './sources';

const players = new Map<Cue, AudioPlayer>();

function playerOf(cue: Cue): AudioPlayer {
  // A game's sounds go with whatever music is on, and keep quiet when the device does.
  if (players.size === 0)
    void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' });
  const player = players.get(cue) ?? createAudioPlayer(SOURCES[cue]);
  players.set(cue, player);
  return player;
}

/** Plays from the start, even while it is still sounding; `volume` from 0 to 1. */
export function playSound(cue: Cue, volume: number): void {
  const player = playerOf(cue);
  player.volume = volume;
  void player.seekTo(0).then(() => player.play());
}
