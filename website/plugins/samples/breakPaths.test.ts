import { expect, it } from 'vitest';
import { breakPaths } from './breakPaths';

it('lets a line end before an address and behind its slashes, save those of its scheme and of tags', () => {
  expect(breakPaths('<span class=n>-O </span>https://docs.example/sdk/a.js public/')).toBe(
    '<span class=n>-O </span><wbr>https://docs.example/<wbr>sdk/<wbr>a.js public/',
  );
});
