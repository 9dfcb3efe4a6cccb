// The theme asks where the page is scrolled to each time it draws what depends on it, and keeps the
// first answer. The browser has to lay out what the press has changed for each.
const asking = 'useRef(getScrollPosition())';
const asked = 'useState(() => ({ current: getScrollPosition() }))[0]';
const opening = 'useRef, } from';

module.exports = function readScrollOnce(source) {
  for (const part of [asking, opening]) {
    if (!source.includes(part))
      throw new Error(`The theme no longer follows the scroll by: ${part}`);
  }
  return source.replace(opening, 'useRef, useState, } from').replace(asking, asked);
};
