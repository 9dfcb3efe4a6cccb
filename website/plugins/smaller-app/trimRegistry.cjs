// Where the files of a page come from is for the server, which names the scripts of a page by it.
const places = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

module.exports = function trimRegistry(source) {
  if (!places.test(source)) throw new Error('The core no longer says where files come from.');
  return source.replace(places, ']');
};
