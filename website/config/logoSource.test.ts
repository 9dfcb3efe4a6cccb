import { expect, test } from 'vitest';
import { isInert } from 'static-host-rules/client';
import { isPlainDrawing, logoSource } from './logoSource';

/** How browsers decode a data URL: without line breaks, with escapes resolved. */
const drawn = (address: string) =>
  decodeURIComponent(new URL(address).href.replace('data:image/svg+xml,', ''));

test('an SVG of plain shapes becomes inline markup without its width and height', () => {
  const shapes = '<rect width="32" height="32" rx="8" fill="#0a6866"/><path d="M1 1h8"/>';
  expect(
    logoSource(`<svg xmlns="x" viewBox="0 0 32 32"\n width="32" height="32">${shapes}</svg>\n`),
  ).toBe(`svg:<svg viewBox="0 0 32 32">${shapes}</svg>`);
});

test.each([
  '<svg viewBox="0 0 9 9"><style>path{fill:red}</style><path d="M1 1"/></svg>',
  '<svg viewBox="0 0 9 9"><linearGradient id="a"/><path fill="url(#a)"/></svg>',
  '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  '<svg viewBox="0 0 9 9"><path id="a" d="M1 1"/></svg>',
  '<svg viewBox="0 0 9 9"><path class="a" d="M1 1"/></svg>',
  '<svg viewBox="0 0 9 9"><path fill="url(https://a.example/b)" d="M1 1"/></svg>',
  '<svg viewBox="0 0 9 9"><a href="https://a.example/"><path d="M1 1"/></a></svg>',
  '<svg viewBox="0 0 9 9"><path d="M1 1"/></svg><p>a</p>',
  '<svg viewBox="0 0 9 9"><path d="M1 1"/>',
  '<svg width="9" height="9"><path d="M1 1"/></svg>',
  '<svg width="9" height="9"><g viewBox="0 0 9 9"></g></svg>',
])(
  'an SVG with more than plain shapes, or without a viewBox, becomes a data URL: %s',
  (drawing) => {
    expect(drawn(logoSource(drawing))).toBe(drawing.replaceAll('"', "'"));
  },
);

test('an SVG with line breaks between attributes keeps them all', () => {
  expect(drawn(logoSource('<svg\n\txmlns="x"\r\n  fill="#0a7"/>\n'))).toBe(
    "<svg xmlns='x' fill='#0a7'/>",
  );
});

test('an SVG with nested quotes or percent signs survives encoding', () => {
  const drawing = `<svg width="50%" font-family="'Inter'"/>`;
  expect(drawn(logoSource(drawing))).toBe(drawing);
});

test.each([
  '<svg viewBox="0 0 9 9"><path d="M1 1h8"/></svg>',
  '<svg fill="none" viewBox="0 0 9 9" stroke="#fff" > <g transform="scale(2)"> <g> <circle cx="4" cy="4" r="2" /> </g> </g> <ellipse rx="2" ry="1"></ellipse> </svg>',
  '<svg viewBox="0 0 9 9"><rect x="1" y="1" width="9" height="9" stroke-width="2" stroke-linecap="round"/></svg>',
])('accepts a plain drawing, which is also inert: %s', (drawing) => {
  expect(isPlainDrawing(drawing)).toBe(true);
  expect(isInert(drawing)).toBe(true);
});

const within = (content: string) => `<svg viewBox="0 0 9 9">${content}</svg>`;

test.each([
  // Ids and styles, which would apply to the whole page.
  within('<path id="a" d="M1 1"/>'),
  within('<path class="a" d="M1 1"/>'),
  within('<path style="fill:red" d="M1 1"/>'),
  '<svg id="a" viewBox="0 0 9 9"><path d="M1 1"/></svg>',
  // Resources and links.
  within('<path fill="url(https://a.example/#a)" d="M1 1"/>'),
  within('<path fill="URL(#a)" d="M1 1"/>'),
  within('<path fill="&#117;rl(#a)" d="M1 1"/>'),
  within(String.raw`<path fill="\75rl(#a)" d="M1 1"/>`),
  within('<a href="https://a.example/"><path d="M1 1"/></a>'),
  // More than shapes.
  within('<a><path d="M1 1"/></a>'),
  within('text'),
  within('<span>a</span>'),
  within('<svg viewBox="0 0 9 9"></svg>'),
  within('<path hidden d="M1 1"/>'),
  // Not one whole drawing.
  within('<path d="M1 1"/>') + '<path d="M1 1"/>',
  within('') + within(''),
  '<svg viewBox="0 0 9 9"><path d="M1 1"/>',
  '<svg viewBox="0 0 9 9"/>',
  within('<g><path d="M1 1"/>'),
  within('<path d="M1 1"/></g>'),
  within('<path d="M1 1">'),
  within('<pa<g/>th/>'),
  within('<path<g/>d="M1 1"/>'),
  within('<path d="M1<g/>1"/>'),
  '<svg viewBox="0 0<g/>9 9"></svg>',
  // Without a viewBox on the root.
  '<svg ><path d="M1 1"/></svg>',
  '<svg><path d="M1 1"/></svg>',
  '<svg><g viewBox="0 0 9 9"></g></svg>',
  '<svg fill=" viewBox="><path d="M1 1"/></svg>',
])('rejects a drawing that is not plain: %s', (drawing) => {
  expect(isPlainDrawing(drawing)).toBe(false);
});

test('rejects a malformed drawing of many shapes', () => {
  expect(isPlainDrawing(within('<path d="M1 1"/>'.repeat(20_000)) + '<')).toBe(false);
});
