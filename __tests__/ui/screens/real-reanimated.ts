// The router's test kit swaps reanimated for a mock that lacks what ours use; the real one is set up for tests.
jest.mock('react-native-reanimated/mock', () => jest.requireActual<object>('react-native-reanimated'));
export {};
