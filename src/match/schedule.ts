/** Runs this after so many milliseconds; the answer takes it back. */
export function schedule(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
