import { expect, it } from 'vitest';
import { guardPage } from './guardPage';

it('guards the loops of every script of a page, and leaves the rest of it alone', async () => {
  const page = (body: string) =>
    `<p>while (a) b();</p><script src="a.js"></script><SCRIPT type="module">\nwhile (a) ${body}\n</SCRIPT ><script>if (a < b) c('$&');</script>`;
  expect(await guardPage(page('b();'))).toBe(page('{liveGuard();b();}'));
});
