import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cache, ensureInstalled, root } from './install.mjs';

// CommonJS packages inside an ES module bundle still call require for Node's own modules.
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

const TARGETS = {
  node: {
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: banner },
    sourcemap: 'inline',
    sourcesContent: false,
  },
  // As Metro resolves for the web.
  browser: {
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    resolveExtensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js', '.json'],
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', global: 'globalThis' },
  },
};

/**
 * Bundles a TypeScript entry, its packages included, into one script and returns its path.
 * @public
 */
export async function bundle(entry, target = 'node') {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    alias: { '@': join(root, 'src'), ...(target === 'browser' && { 'react-native': 'react-native-web' }) },
    logLevel: 'error',
    ...TARGETS[target],
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
