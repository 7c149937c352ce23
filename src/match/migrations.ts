/** One step from a format to the next. It takes any JSON and leaves to the shape to judge what came out. */
interface Migration {
  readonly from: number;
  /** What it is for. */
  readonly name: string;
  readonly up: (document: JsonObject) => JsonObject;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Numbered without gaps. A step is never changed once an app with it is out: its saves stay in the fixtures. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: 1,
    name: 'moves to make again, and the bin',
    up: (document) => ({ ...document, future: [], deletedAt: null }),
  },
  {
    from: 2,
    name: 'the log tells of bots: who plays a seat, and how a move came about',
    up: (document) => document,
  },
];

/** The format games are written in. */
export const FORMAT = MIGRATIONS.length + 1;

/** Brings a document up to date; one that is newer, or none at all, stays as it is. */
export function migrated(json: unknown): unknown {
  if (!isJsonObject(json)) return json;
  return MIGRATIONS.reduce<JsonObject>(
    (document, { from, up }) => (document.format === from ? { ...up(document), format: from + 1 } : document),
    json,
  );
}

const isJsonObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
