const rewrite = require('../changed-packages/rewrite.cjs');

// On a way to a place in the page the theme leaves one scrolling unheard, for the way's own. Here that
// has been heard before the effects come, and it would be the reader's next. The bar, whose effects
// are the first, tells all of the way as it is gone instead: what is told of the same place again says
// nothing of up or down.
const telling = "dispatchEvent(new Event('scroll'));";
const leaving = /if \(isFocusedAnchor\.current\) \{[^}]*\}(?:\s*else )?/;

module.exports = (source) =>
  rewrite(
    source,
    ['const isFocusedAnchor = useRef(false);', ''],
    [leaving, ''],
    ['isFocusedAnchor.current = true;', source.includes('useHideableNavbar') ? telling : ''],
  );
