import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cache, ensureInstalled, root } from './install.mjs';

// CommonJS packages inside an ES module bundle still call require for Node's own modules.
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/**
 * Bundles a TypeScript entry, its packages included, into one ES module and returns its path.
 * @public
 */
export async function bundle(entry) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    alias: { '@': join(root, 'src') },
    banner: { js: banner },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
  });
  const path = join(cache, `${basename(entry).replace(/\.tsx?$/, '')}.mjs`);
  // Written aside and renamed, so that two runs at once never read half a file.
  const draft = `${path}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, path);
  return path;
}

/** Runs a TypeScript entry in this process, which keeps its arguments, stdin and stdout. */
export async function run(entry) {
  ensureInstalled();
  const path = await bundle(entry);
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(path).href);
}
