import { expect, test } from 'vitest';
import { docsParity } from '../../website/config/docsParity';
import { makeSite } from './makeSite';
import { readPageText, readSite } from '../../packages/docs-parity/src/readSite';

const readBroken = (source: string) => {
  let isFirst = true;
  return readSite(docsParity, (options, { path: file, name, locale }) => {
    const text = isFirst ? source : '본문';
    isFirst = false;
    return readPageText(text, { locale, name, file }, options);
  });
};

test.each([
  ['본문\n\n값이 <5이면', 3, 'is written \\<.'],
  ['본문\n\n<State name="ready">', 3, 'A component without text inside ends with />.'],
])(
  'reports the syntax error in %j with its line, and reads the other pages',
  async (source, line, message) => {
    const { unreadable, site } = await readBroken(source);
    expect(unreadable).toEqual([expect.objectContaining({ line, rule: 'syntax' })]);
    expect(unreadable[0]?.message).toContain(message);
    expect(site.en.size).toBe(site.ko.size + 1);
  },
);

test('accepts a page without syntax errors', async () => {
  expect((await makeSite({ ko: { page: '값이 \\<5이면' } })).problems).toEqual([]);
});
