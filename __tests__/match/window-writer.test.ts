import { createWindowWriter, type Windows } from '@/match/storage/window-writer';

interface Request {
  readonly grant: () => void;
  readonly fail: () => void;
}

/** A browser with one lock and one channel, as far as the app uses them. */
function browser() {
  let holder: { readonly lose: () => void } | null = null;
  const waiting: Request[] = [];
  const channels = new Set<{ onmessage: ((event: MessageEvent) => unknown) | null }>();

  const held = (callback: (lock: Lock | null) => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine = { lose: () => reject(new Error('stolen')) };
      holder = mine;
      void Promise.resolve(callback({ name: 'lock', mode: 'exclusive' })).then((value) => {
        if (holder === mine) holder = null;
        resolve(value);
        if (holder === null) waiting.shift()?.grant();
      });
    });

  const request = (_name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    if (options.steal === true) {
      holder?.lose();
      return held(callback);
    }
    if (holder === null) return held(callback);
    if (options.ifAvailable === true) return Promise.resolve(callback(null));
    return new Promise((resolve, reject) => {
      const one = {
        grant: () => void held(callback).then(resolve, reject),
        fail: () => reject(new Error('waited too long')),
      };
      waiting.push(one);
      options.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(one), 1);
        one.fail();
      });
    });
  };

  const windows: Windows = {
    locks: { request: request as unknown as LockManager['request'] }, // the one way it is called here
    channel: () => {
      const channel: {
        onmessage: ((event: MessageEvent) => unknown) | null;
        postMessage: (data: unknown) => void;
      } = {
        onmessage: null,
        postMessage: (data) => {
          for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
        },
      };
      channels.add(channel);
      return channel;
    },
  };
  return windows;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

const realTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = realTimer;
});

test('the first window writes, the second one only looks', async () => {
  const windows = browser();
  const first = createWindowWriter(windows);
  const second = createWindowWriter(windows);
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  await Promise.all([first.settled, second.settled]);
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
});

test('“play here instead” takes over, once the other window has finished what it was writing', async () => {
  const windows = browser();
  const first = createWindowWriter(windows);
  const second = createWindowWriter(windows);
  await Promise.all([first.settled, second.settled]);
  let finish: () => void = () => undefined;
  first.beforeRelease(() => new Promise<void>((resolve) => (finish = resolve)));
  const heard: string[] = [];
  first.subscribe(() => heard.push(`first ${first.isMine()}`));
  const stop = second.subscribe(() => heard.push(`second ${second.isMine()}`));
  const claimed = second.claim();
  await settle();
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  finish();
  await claimed;
  expect([first.isMine(), second.isMine()]).toEqual([false, true]);
  await settle();
  expect(heard).toEqual(expect.arrayContaining(['first false', 'second true']));
  expect(first.isMine()).toBe(false);
  stop();
  heard.length = 0;
  await first.claim();
  await settle();
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  expect(heard.some((line) => line.startsWith('second'))).toBe(false);
});

test('a farewell that fails does not keep the games', async () => {
  const windows = browser();
  const first = createWindowWriter(windows);
  const second = createWindowWriter(windows);
  await Promise.all([first.settled, second.settled]);
  first.beforeRelease(() => Promise.reject(new Error('the disk is full')).catch(() => undefined));
  await second.claim();
  expect([first.isMine(), second.isMine()]).toEqual([false, true]);
});

test('a window that does not let go is taken the games away', async () => {
  const windows = browser();
  const first = createWindowWriter(windows);
  const second = createWindowWriter(windows);
  await Promise.all([first.settled, second.settled]);
  first.beforeRelease(() => new Promise(() => undefined));
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const hold = (run: () => void, ms = 0) => timers.push({ run, ms });
  globalThis.setTimeout = hold as unknown as typeof setTimeout; // all the writer asks of it
  const claimed = second.claim();
  await settle();
  expect(timers.map(({ ms }) => ms)).toEqual([2000]);
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  timers[0]?.run();
  await claimed;
  expect([first.isMine(), second.isMine()]).toEqual([false, true]);
});

test('who has the games need not ask for them, and other messages mean nothing', async () => {
  const windows = browser();
  const first = createWindowWriter(windows);
  const second = createWindowWriter(windows);
  await Promise.all([first.settled, second.settled]);
  windows.channel('patroon-writer').postMessage('hello');
  await settle();
  expect(first.isMine()).toBe(true);
  await first.claim();
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
});
