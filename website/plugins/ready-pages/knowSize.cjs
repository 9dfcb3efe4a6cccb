const rewrite = require('../changed-packages/rewrite.cjs');

// The theme does not know the window's size before it has drawn a page once, and draws every page
// twice. That holds for what the server drew; in an app that runs, the size can be known.
const unknown = /useState\(\(\) =>\s*(?:\/\/[^\n]*\s*)*'ssr'\)/;
const opening = "import { useEffect, useState } from 'react';";

module.exports = (source) =>
  rewrite(
    source,
    [opening, `${opening}\nimport useIsBrowser from '@docusaurus/useIsBrowser';`],
    ['const [windowSize', 'const isBrowser = useIsBrowser();\n    const [windowSize'],
    [unknown, `useState(() => isBrowser ? getWindowSize(desktopBreakpoint) : 'ssr')`],
  );
