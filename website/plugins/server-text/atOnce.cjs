const rewrite = require('../changed-packages/rewrite.cjs');

const changes = [
  ['import { renderToPipeableStream }', 'import { renderToPipeableStream, renderToString }'],
  [
    'return new Promise(',
    `const html = renderToString(app);
    // A part that was waited for, or that failed, is left out.
    if (!/<!--\\$[?!]-->/.test(html)) return html;
    return new Promise(`,
  ],
];

/** Has a page drawn as one text, and as a stream only where that waits for a part of it. */
module.exports = (source) => rewrite(source, ...changes);
