import type { Layer } from '@/ui/board/engraving';

/** Engravings as the source of a module; a path that is printed several times is written once. */
export function moduleOf(engravings: Readonly<Record<string, readonly Layer[]>>): string {
  const all = Object.values(engravings).flatMap((layers) => layers.map(({ d }) => d));
  const shared = [...new Set(all.filter((d, index) => all.indexOf(d) !== index))];
  const quoted = (d: string): string => (shared.includes(d) ? `SHARED_${shared.indexOf(d)}` : `'${d}'`);
  const layer = ({ d, ...style }: Layer): string => {
    const rest = Object.entries(style).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    );
    return `  { ${[...rest, `d: ${quoted(d)}`].join(', ')} },`;
  };
  return [
    '// Drawn by `npm run art` from scripts/art; never edited by hand.',
    "import type { Layer } from '@/ui/board/engraving';",
    '',
    ...shared.map((d, index) => `const SHARED_${index} = '${d}';`),
    ...Object.entries(engravings).map(
      ([name, layers]) => `export const ${name}: readonly Layer[] = [\n${layers.map(layer).join('\n')}\n];`,
    ),
    '',
  ].join('\n');
}
