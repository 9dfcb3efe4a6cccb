import { expect, test } from 'vitest';
import { makeSite } from '../testing/makeSite';
import { readSite } from './readSite';
import { readPageText } from './readPage';

const readBroken = (source: string) => {
  let isFirst = true;
  return readSite((file, name, locale) => {
    const text = isFirst ? source : '본문';
    isFirst = false;
    return readPageText(text, { locale, name, file });
  });
};

test.each([
  ['본문\n\n값이 <5이면', 3, 'is written \\<.'],
  ['본문\n\n<State name="ready">', 3, 'Expected a closing tag for `<State>`'],
])(
  '%j cannot be read: its place is told, and the other pages are',
  async (source, line, message) => {
    const { unreadable, site } = await readBroken(source);
    expect(unreadable).toEqual([expect.objectContaining({ line, rule: 'syntax' })]);
    expect(unreadable[0]?.message).toContain(message);
    expect(site.en.size).toBe(site.ko.size + 1);
  },
);

test('a page that can be read is', async () => {
  expect((await makeSite({ ko: { page: '값이 \\<5이면' } })).problems).toEqual([]);
});
