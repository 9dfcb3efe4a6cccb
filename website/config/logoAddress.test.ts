import { expect, test } from 'vitest';
import { logoAddress } from './logoAddress';

/** What a browser makes of an address: it drops line breaks and reads what is escaped. */
const drawn = (address: string) =>
  decodeURIComponent(new URL(address).href.replace('data:image/svg+xml,', ''));

test('a drawing with attributes on lines of their own stays whole', () => {
  expect(drawn(logoAddress('<svg\n\txmlns="x"\r\n  fill="#0a7"/>\n'))).toBe(
    "<svg xmlns='x' fill='#0a7'/>",
  );
});

test('a drawing with quotes within quotes, or with per cent, stays what it is', () => {
  const drawing = `<svg width="50%" font-family="'Inter'"/>`;
  expect(drawn(logoAddress(drawing))).toBe(drawing);
});
