import { test } from '@playwright/test';

/** Tells the reporter which samples the current test runs. */
export function markRun(names: readonly string[]): void {
  const annotations = names.map((description) => ({ type: 'sample', description }));
  test.info().annotations.push(...annotations);
}
