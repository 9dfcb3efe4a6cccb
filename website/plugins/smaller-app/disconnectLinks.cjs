// The core's link watches whether it is on the screen anew each time it is drawn, and forgets the
// watcher before: a link below the fold, drawn with every page, gathers one for each.
const opening = 'innerRef.current = el;';

module.exports = function disconnectLinks(source) {
  if (!source.includes(opening)) throw new Error("The core's link is no longer written as it was.");
  return source.replace(opening, `${opening} ioRef.current?.disconnect();`);
};
