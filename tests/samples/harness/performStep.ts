import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Step } from '../../../website/plugins/samples/readExpectation';

/** A reply may be spoken for seconds before what it leads to is seen. */
const patience = { timeout: 20_000 };

/** A text to look for: between slashes, a pattern. */
function sought(text: string): string | RegExp {
  const pattern = /^\/(.*)\/$/s.exec(text);
  return pattern ? new RegExp(pattern[1] ?? '') : text;
}

/** Does or looks for what a step says in a page or a frame, by the names a reader knows. */
export async function performStep(place: Page | FrameLocator, step: Step): Promise<void> {
  if ('press' in step) await place.getByRole('button', { name: sought(step.press) }).click();
  else if ('type' in step) {
    await place.getByRole('textbox', { name: sought(step.into) }).fill(step.type);
  } else if ('see' in step) {
    const text = place.getByText(sought(step.see)).first();
    // A level is there for a twentieth of a second, and looking once a second may never meet it.
    await expect.poll(() => text.isVisible(), { ...patience, intervals: [20] }).toBe(true);
  } else await expect(place.getByText(sought(step.gone))).toBeHidden(patience);
}
