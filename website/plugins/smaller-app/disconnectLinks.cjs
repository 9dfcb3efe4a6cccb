const rewrite = require('../changed-packages/rewrite.cjs');

const opening = 'innerRef.current = el;';

// The core's link watches whether it is on the screen anew each time it is drawn, and forgets the
// watcher before: a link below the fold, drawn with every page, gathers one for each.
module.exports = (source) => rewrite(source, [opening, `${opening} ioRef.current?.disconnect();`]);
