'use strict';

const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * Whether what lies in node_modules is what the lockfile lists. npm writes its own record last,
 * so an interrupted install has none.
 *
 * @param {string} root
 */
module.exports = function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    // What another platform needs is listed but not installed.
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer);
  });
};
