const rewrite = require('../changed-packages/rewrite.cjs');

const twice = /if \(e instanceof URIError\) \{[^}]*\} else \{\s*throw e;\s*\}/;

// The history package says a second time, in other words, that an address is written wrongly, which the
// browser's own error says.
module.exports = (source) => rewrite(source, [twice, 'throw e;']);
