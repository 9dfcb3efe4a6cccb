import { describe, expect, it } from 'vitest';
import { findExcess } from './weighPage';
import type { Weight } from './weighPage';

const weight = (page: number, script: number): Weight => ({
  page,
  script,
  style: 0,
  prefetch: 0,
  other: 0,
  everything: page + script,
  requests: 2,
});

describe('findExcess', () => {
  const visits = { '/docs/': { untouched: weight(20, 0), started: weight(20, 90) } };

  it('reports each exceeded budget with its page and visit', () => {
    expect(findExcess(visits, { untouched: { page: 19 }, started: { script: 89 } })).toEqual([
      '/docs/, untouched: 20 bytes of page; its budget is 19',
      '/docs/, started: 90 bytes of script; its budget is 89',
    ]);
  });

  it('reports nothing when a weight equals its budget', () => {
    expect(findExcess(visits, { untouched: { everything: 20 }, started: {} })).toEqual([]);
  });
});
