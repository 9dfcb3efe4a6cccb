import { expect, it } from 'vitest';
import { joinHeaders } from './caddy';

it('joins the headers of one pattern at its first position', () => {
  const joined = joinHeaders([
    { path: '/*', values: { A: '1' } },
    { path: '/b/*', values: { A: '2' } },
    { path: '/*', values: { C: '3' } },
  ]);
  expect(joined).toEqual([
    { path: '/*', values: { A: '1', C: '3' } },
    { path: '/b/*', values: { A: '2' } },
  ]);
});

it('keeps a later value after one that another pattern sets in between', () => {
  const headers = ['1', '2', '3'].map((value, index) => ({
    path: index === 1 ? '/b/*' : '/*',
    values: { A: value },
  }));
  expect(joinHeaders(headers)).toEqual(headers);
});
