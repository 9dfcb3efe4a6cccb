// In the app's own copy of a page, too: what is shown is the same without them.
const names = /(\bAlsoCalled,\s*\{\s*names:\s*)"(?:[^"\\]|\\.)*"/g;

module.exports = function dropNames(source) {
  const dropped = source.replace(names, '$1""');
  const elements = source.match(/\(AlsoCalled,/g) ?? [];
  const found = source.match(names) ?? [];
  if (elements.length !== found.length) throw new Error('A page names its sections otherwise.');
  return dropped;
};
