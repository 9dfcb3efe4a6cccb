const rewrite = require('../changed-packages/rewrite.cjs');

const imports = "import { whenWhole } from '@site/plugins/start-on-intent/whenWhole';";
const opening = "import App from './App';";

// The core's scripts stand at the end of a page. Here they come when a reader does something, and the
// app would take over a page of which half is there: it would draw all of it anew, or nothing ever.
module.exports = (source) =>
  rewrite(
    source,
    [opening, `${opening}\n${imports}`],
    ['const container = ', 'const container = () => '],
    [/(?<=Root\()container/, 'container()'],
    ['startTransition(renderApp);', 'whenWhole(() => startTransition(renderApp));'],
  );
