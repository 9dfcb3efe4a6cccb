import { expect, it } from 'vitest';
import { findRefused } from './sealPage';
import { listElements } from './listElements';

it.each([
  ['<p style=color:red>', 'style="color:red"'],
  ['<p onclick="go()">', 'onclick="go()"'],
  ['<a href=" javascript:go()">', 'href=" javascript:go()"'],
])('names what no hash can allow in %s', (html, refused) => {
  expect(findRefused(listElements(html))).toEqual([refused]);
});

it('lets an ordinary page be', () => {
  expect(
    findRefused(listElements('<p class=a title="on style"><a href=/b/>javascript:</a>')),
  ).toEqual([]);
});
