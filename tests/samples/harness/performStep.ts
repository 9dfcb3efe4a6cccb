import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type Step } from 'runnable-samples';

/** A reply may be spoken for seconds before its effect is visible. */
const patience = { timeout: 20_000 };

/** A text to look for; a pattern between slashes. */
function sought(text: string): string | RegExp {
  const pattern = /^\/(.*)\/$/s.exec(text);
  return pattern ? new RegExp(pattern[1] ?? '') : text;
}

/** Performs a step in a page or a frame, by visible names. */
export async function performStep(place: Page | FrameLocator, step: Step): Promise<void> {
  if ('press' in step) await place.getByRole('button', { name: sought(step.press) }).click();
  else if ('type' in step) {
    await place.getByRole('textbox', { name: sought(step.into) }).fill(step.type);
  } else if ('see' in step) {
    const text = place.getByText(sought(step.see)).first();
    // A level is there for a twentieth of a second, so polling once a second may miss it.
    await expect.poll(() => text.isVisible(), { ...patience, intervals: [20] }).toBe(true);
  } else await expect(place.getByText(sought(step.gone))).toBeHidden(patience);
}
