'use strict';

const { createRequire } = require('node:module');

function refuseToBe(name) {
  const refuse = () => {
    throw new Error(`A build uses ${name}, which scripts/make/languages leaves out.`);
  };
  const get = (_target, key) => (key === '__esModule' ? undefined : refuse());
  return new Proxy(refuse, { get, construct: refuse });
}

/**
 * Has packages that a module asks for not loaded, nor what they load. Whatever uses one of them after
 * all is stopped, and told so.
 *
 * @param {string} file that of the module, or of one beside it
 * @param {readonly string[]} names
 */
module.exports = function leaveOut(file, names) {
  const { resolve, cache } = createRequire(file);
  for (const name of names) {
    const id = resolve(name);
    cache[id] = { id, filename: id, loaded: true, exports: refuseToBe(name) };
  }
};
