import { describe, expect, it } from 'vitest';
import { addTallies, formatTally } from './Tally';

describe('the closing line', () => {
  it('sums over the runners', () => {
    const total = addTallies([
      { passed: 3, failed: 0, skipped: 0, unsteady: 0 },
      { passed: 4, failed: 1, skipped: 0, unsteady: 0 },
    ]);
    expect(formatTally(total)).toBe('7 passed, 1 failed');
  });

  it('mentions what was skipped, and what was unsteady, only when something was', () => {
    expect(formatTally({ passed: 1, failed: 0, skipped: 2, unsteady: 0 })).toBe(
      '1 passed, 0 failed, 2 skipped',
    );
    expect(formatTally({ passed: 2, failed: 0, skipped: 0, unsteady: 1 })).toBe(
      '2 passed, 0 failed, 1 unsteady: passed at the second try',
    );
  });
});
