// The theme does not know the window's size before it has drawn a page once, and draws every page
// twice. That holds for what the server drew; in an app that runs, the size can be known.
const unknown = /useState\(\(\) =>\s*(?:\/\/[^\n]*\s*)*'ssr'\)/;
const opening = "import { useEffect, useState } from 'react';";

module.exports = function knowSize(source) {
  if (!unknown.test(source) || !source.includes(opening)) {
    throw new Error('The theme no longer begins with a window of unknown size.');
  }
  return source
    .replace(opening, `${opening}\nimport useIsBrowser from '@docusaurus/useIsBrowser';`)
    .replace('const [windowSize', 'const isBrowser = useIsBrowser();\n    const [windowSize')
    .replace(unknown, `useState(() => isBrowser ? getWindowSize(desktopBreakpoint) : 'ssr')`);
};
