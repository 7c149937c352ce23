/** What is watched inside the page; sent there as text, so it uses nothing from outside. */
export function instruments() {
  const bench = { next: null, taps: [], interactions: [], saved: [], gaps: [] };
  globalThis.bench = bench;

  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (interactionId > 0) bench.interactions.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  let up = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => bench.taps.push({ kind: bench.next, at: timeStamp }),
    true,
  );
  addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), true);

  let said = '';
  new MutationObserver(() => {
    const text = document.querySelector('[data-testid="save-state"]')?.textContent ?? '';
    if (text === said) return;
    said = text;
    const moves = /· (\d+)$/.exec(text)?.[1];
    if (moves !== undefined) {
      const at = performance.now();
      bench.saved.push({ moves: Number(moves), at, ms: at - up });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  let last = performance.now();
  const frame = (now) => {
    bench.gaps.push({ at: now, ms: now - last });
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** When a bot thinks in a thread of its own, from the order to the answer; beside the other instruments. */
export function thoughtInstrument() {
  const Plain = globalThis.Worker;
  const thoughts = [];
  globalThis.thoughts = thoughts;
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        const thought = thoughts.findLast(({ to }) => to === null);
        if (thought !== undefined) thought.to = performance.now();
      });
    }
    postMessage(order) {
      if ('task' in order) thoughts.push({ from: performance.now(), to: null });
      super.postMessage(order);
    }
  };
}

/** The taps with how long each took until its result was painted; shorter than what the browser tells is 16 ms. */
export function tapTimes() {
  const { taps, interactions } = globalThis.bench;
  return taps.map(({ kind, at }, index) => {
    const next = taps[index + 1]?.at ?? Infinity;
    const own = interactions.filter(({ start }) => start >= at && start < next);
    return { kind, at, ms: Math.max(16, ...own.map(({ ms }) => ms)) };
  });
}
