import { expect, it } from 'vitest';
import { breakPaths } from './renderSample';

it('allows line breaks before a URL and after its slashes, except in the scheme and in tags', () => {
  expect(breakPaths('<span class=n>-O </span>https://docs.example/sdk/a.js public/')).toBe(
    '<span class=n>-O </span><wbr>https://docs.example/<wbr>sdk/<wbr>a.js public/',
  );
});

it('wraps hyphenated hosts, files and words to keep them whole, but not options', () => {
  const whole = (name: string) => `<span class=whole>${name}</span>`;
  expect(
    breakPaths('<span class=n>-O --allow-all </span>http://a-b.example/sdk/a-b.js a-b\na-b'),
  ).toBe(
    `<span class=n>-O --allow-all </span><wbr>http://${whole('a-b.example/')}<wbr>sdk/<wbr>${whole('a-b.js')} ${whole('a-b')}\n${whole('a-b')}`,
  );
});
