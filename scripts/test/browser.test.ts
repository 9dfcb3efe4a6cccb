import { expect, it } from 'vitest';
import { wholeBrowser } from './browser';

it('is one launch for the same switches, in whatever order, and another for others', () => {
  const launch = wholeBrowser('--one', '--two');
  expect(wholeBrowser('--two', '--one')).toBe(launch);
  expect(wholeBrowser('--one')).not.toBe(launch);
});
