import { parse } from 'postcss';
import { expect, it, vi } from 'vitest';
import { groupPages } from './groupPages';
import { joinGroups } from './joinGroups';

const sheet = parse('p{color:red}b{color:blue}i{content:"long"}');

it('pages that need the same styles are together, whatever else stands on them', () => {
  const pages = [['p'], ['b', 'u'], ['p', 'u'], ['i'], ['b']].map((names) => new Set(names));
  expect(groupPages(pages, sheet, 3)).toEqual([[0, 2], [1, 4], [3]]);
});

it('what is joined further is what adds the fewest letters in all', () => {
  const pages = [['p'], ['b'], ['p', 'b', 'i']].map((names) => new Set(names));
  expect(groupPages(pages, sheet, 2)).toEqual([[2], [0, 1]]);
});

it('many pages are compared by the few kinds they are of', () => {
  const has = vi.spyOn(Set.prototype, 'has');
  const pages = Array.from({ length: 90 }, (_, page) => new Set(page % 2 ? ['p'] : ['b', 'i']));
  expect(groupPages(pages, sheet, 1)).toHaveLength(1);
  expect(has.mock.calls.length).toBeLessThanOrEqual(90 * 3 + 10);
  has.mockRestore();
});

it('groups are compared once with each other, and anew only with those that were joined', () => {
  const count = 40;
  const groups = Array.from({ length: count }, (_, page) => ({
    pages: [page],
    needed: Array.from({ length: count }, (_needed, rule) => rule <= page),
  }));
  const lengths = groups.map(() => 10);
  const comparisons = vi.spyOn(lengths, 'entries');
  expect(joinGroups(groups, lengths, 1)).toHaveLength(1);
  expect(comparisons.mock.calls.length).toBeGreaterThan(count);
  expect(comparisons.mock.calls.length).toBeLessThan(count ** 2);
});
