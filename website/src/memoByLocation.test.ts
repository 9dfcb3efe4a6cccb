import { describe, expect, test } from 'vitest';
import { isSamePage } from './memoByLocation';

const location = { pathname: '/docs/introduction/' };
const page = { location, content: {}, match: {} };

describe('memoByLocation', () => {
  test('does not render a page again while the next one loads', () => {
    expect(isSamePage(page, { ...page, match: {} } as typeof page)).toBe(true);
  });

  test('renders the page of another location, even of the same path', () => {
    expect(isSamePage(page, { ...page, location: { ...location } })).toBe(false);
  });

  test('renders content that a hot reload has changed', () => {
    expect(isSamePage(page, { ...page, content: {} })).toBe(false);
  });
});
