'use strict';

const { createRequire } = require('node:module');
const { extname, join, basename } = require('node:path');

/**
 * Has Node.js itself load what Docusaurus loads by a translator, with all of Babel in it: plugins and
 * the configuration are JavaScript, and what is TypeScript is bundled.
 *
 * @param {string} file that of the module that asks for the translator
 * @param {string} bundles the folder of bundles, each named as its module
 */
module.exports = function loadReady(file, bundles) {
  const { resolve, cache } = createRequire(file);
  const id = resolve('jiti');
  const load = (path) =>
    extname(path) === '.ts'
      ? require(join(bundles, `${basename(path, '.ts')}.cjs`)).default
      : require(path);
  cache[id] = { id, filename: id, loaded: true, exports: () => load };
};
