/* global jest -- jest gives it to set-up files */
require('react-native-gesture-handler/jestSetup');
jest.mock('react-native-worklets', () => require('react-native-worklets/lib/module/mock'));
require('react-native-reanimated').setUpTests();
jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
// There is nothing to hear with in a test.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: async () => undefined,
  createAudioPlayer: () => ({ volume: 1, seekTo: async () => undefined, play: () => undefined }),
}));
jest.mock('expo-file-system', () => require('./memory-files.cjs'));
