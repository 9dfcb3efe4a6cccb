import type { Locator } from '@playwright/test';
import { type Step } from 'runnable-samples';
import { performStep } from '../samples/harness/performStep';

/** Performs the steps of an expectation in the frame of a sample that is a page. */
export async function performSteps(sample: Locator, steps: readonly Step[]): Promise<void> {
  const frame = sample.frameLocator('iframe');
  for (const step of steps) await performStep(frame, step);
}
