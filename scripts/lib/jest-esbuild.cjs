const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename);

/** TypeScript to CommonJS without type checks: tsc does those. */
module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1').update(self).update(version).update(path).update(source).digest('hex'),
  process: (source, path) =>
    transformSync(source, {
      loader: 'ts',
      format: 'cjs',
      target: 'node20',
      sourcefile: path,
      sourcemap: 'inline',
    }),
};
