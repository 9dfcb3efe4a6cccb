const rewrite = require('../changed-packages/rewrite.cjs');

const compared = '  var paths = [].concat(path);';

/** How the addresses of each path begin; nothing for a path with parameters, choices or patterns. */
const beginnings = new Map();
let asked = { pathname: '', lower: '' };

/** Whether an address cannot be that of a plain path, nor lie below it; false where it may. */
function isElsewhere(pathname, path) {
  let start = beginnings.get(path);
  if (start === undefined) {
    const isPlain = typeof path === 'string' && /^\/[\w./~-]*$/.test(path);
    start = isPlain ? path.toLowerCase().replace(/\/$/, '') : '';
    beginnings.set(path, start);
  }
  // One address is compared with all paths before the next.
  if (asked.pathname !== pathname) asked = { pathname, lower: pathname.toLowerCase() };
  return !asked.lower.startsWith(start);
}

const quick = `  if (${isElsewhere.name}(pathname, path)) return null;\n${compared}`;
const kept = "const beginnings = new Map();\nlet asked = { pathname: '', lower: '' };";

/** Has the router compare the beginnings of address and path before it runs a pattern. */
module.exports = (source) => `${rewrite(source, [compared, quick])}\n${kept}\n${isElsewhere}\n`;
