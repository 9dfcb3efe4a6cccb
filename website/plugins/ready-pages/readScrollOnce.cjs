const rewrite = require('../changed-packages/rewrite.cjs');

// The theme asks where the page is scrolled to each time it draws what depends on it, and keeps the
// first answer. The browser has to lay out what the press has changed for each.
const asking = 'useRef(getScrollPosition())';
const asked = 'useState(() => ({ current: getScrollPosition() }))[0]';
const opening = 'useRef, } from';

module.exports = (source) =>
  rewrite(source, [opening, 'useRef, useState, } from'], [asking, asked]);
