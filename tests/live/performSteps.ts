import { expect, type Locator } from '@playwright/test';
import type { Step } from '../../website/plugins/samples/Expectation';
import { sought } from '../samples/harness/performStep';

const patience = { timeout: 20_000 };

/** Does and looks for what the steps say, in the frame of a sample that is a page. */
export async function performSteps(sample: Locator, steps: readonly Step[]): Promise<void> {
  const frame = sample.frameLocator('iframe');
  for (const step of steps) {
    if ('press' in step) await frame.getByRole('button', { name: sought(step.press) }).click();
    else if ('type' in step) {
      await frame.getByRole('textbox', { name: sought(step.into) }).fill(step.type);
    } else if ('see' in step) {
      await expect(frame.getByText(sought(step.see)).first()).toBeVisible(patience);
    } else await expect(frame.getByText(sought(step.gone))).toBeHidden(patience);
  }
}
