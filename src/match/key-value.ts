/** All the app asks of a disk: one value is written whole or not at all; any call may fail. */
export interface KeyValue {
  keys(): Promise<readonly string[]>;
  /** null: there is no such key. A failed read rejects: it is not the same as nothing. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}
