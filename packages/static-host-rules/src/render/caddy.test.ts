import { expect, it } from 'vitest';
import { joinHeaders } from './caddy';

it('gathers the headers of one pattern, at its first place', () => {
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

it('leaves a later value later than one that was set between', () => {
  const headers = ['1', '2', '3'].map((value, index) => ({
    path: index === 1 ? '/b/*' : '/*',
    values: { A: value },
  }));
  expect(joinHeaders(headers)).toEqual(headers);
});
