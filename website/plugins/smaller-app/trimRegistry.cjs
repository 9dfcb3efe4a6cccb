const rewrite = require('../changed-packages/rewrite.cjs');

const places = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/;

// Where the files of a page come from is for the server, which names the scripts of a page by it.
module.exports = (source) => rewrite(source, [places, ']']);
