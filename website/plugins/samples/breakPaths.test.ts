import { expect, it } from 'vitest';
import { breakPaths } from './renderSample';

it('lets a line end before an address and behind its slashes, save those of its scheme and of tags', () => {
  expect(breakPaths('<span class=n>-O </span>https://docs.example/sdk/a.js public/')).toBe(
    '<span class=n>-O </span><wbr>https://docs.example/<wbr>sdk/<wbr>a.js public/',
  );
});

it('keeps a name with hyphens whole, be it a host, a file or a word; options are so anyway', () => {
  const whole = (name: string) => `<span class=whole>${name}</span>`;
  expect(
    breakPaths('<span class=n>-O --allow-all </span>http://a-b.example/sdk/a-b.js a-b\na-b'),
  ).toBe(
    `<span class=n>-O --allow-all </span><wbr>http://${whole('a-b.example/')}<wbr>sdk/<wbr>${whole('a-b.js')} ${whole('a-b')}\n${whole('a-b')}`,
  );
});
