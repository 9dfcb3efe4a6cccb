import { expect, test } from 'vitest';
import { logoSource } from './logoSource';

/** What a browser makes of an address: it drops line breaks and reads what is escaped. */
const drawn = (address: string) =>
  decodeURIComponent(new URL(address).href.replace('data:image/svg+xml,', ''));

test('a drawing of shapes is markup that is as large as what it stands in', () => {
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
])('a drawing with more than shapes, or without a scale, stays a picture: %s', (drawing) => {
  expect(drawn(logoSource(drawing))).toBe(drawing.replaceAll('"', "'"));
});

test('a drawing with attributes on lines of their own stays whole', () => {
  expect(drawn(logoSource('<svg\n\txmlns="x"\r\n  fill="#0a7"/>\n'))).toBe(
    "<svg xmlns='x' fill='#0a7'/>",
  );
});

test('a drawing with quotes within quotes, or with per cent, stays what it is', () => {
  const drawing = `<svg width="50%" font-family="'Inter'"/>`;
  expect(drawn(logoSource(drawing))).toBe(drawing);
});
