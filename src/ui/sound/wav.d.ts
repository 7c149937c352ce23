/** A path on the web, the number of an asset elsewhere. */
declare module '*.wav' {
  const source: string | number;
  export = source;
}
