import AsyncStorage from '@react-native-async-storage/async-storage';
import type { KeyValue } from '../key-value';

/** The device's storage: the only place that knows the package. */
export const asyncStorage: KeyValue = {
  keys: () => AsyncStorage.getAllKeys(),
  get: (key) => AsyncStorage.getItem(key),
  set: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
};
