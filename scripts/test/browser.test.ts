import { expect, it } from 'vitest';
import { wholeBrowser } from './browser';

it('wholeBrowser returns the same launch for the same switches in any order', () => {
  const launch = wholeBrowser('--one', '--two');
  expect(wholeBrowser('--two', '--one')).toBe(launch);
  expect(wholeBrowser('--one')).not.toBe(launch);
});
