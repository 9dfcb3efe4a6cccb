const compared = '  var paths = [].concat(path);';

/** Whether an address cannot be that of a plain path, nor lie below it; false where it may. */
function isElsewhere(pathname, path) {
  if (typeof path !== 'string' || !/^\/[\w./~-]*$/.test(path)) return false;
  const start = path.endsWith('/') ? path.slice(0, -1) : path;
  return !pathname.toLowerCase().startsWith(start.toLowerCase());
}

/** Has the router compare the beginnings of address and path before it runs a pattern. */
module.exports = function skipOthers(source) {
  if (!source.includes(compared)) throw new Error('The router no longer compares one by one.');
  const quick = `  if (${isElsewhere.name}(pathname, path)) return null;\n${compared}`;
  return `${source.replace(compared, () => quick)}\n${isElsewhere}\n`;
};
