import type { Locator } from '@playwright/test';
import { localizeExpectation } from 'runnable-samples';
import { samples } from '../../website/config/samples';
import type { Locale } from '../../website/brand';
import { alignLines } from '../samples/harness/matchLines';
import { openPage } from '../site/openPage';
import { localized } from '../site/routes';
import { livePaths } from './liveSamples';
import { linesOf, outcomeOf, runButton } from './runSample';
import { performSteps } from './performSteps';
import { expect, test } from './test';

const visits = [
  { locale: 'ko', viewport: { width: 1280, height: 800 }, device: 'desktop' },
  { locale: 'en', viewport: { width: 390, height: 844 }, device: 'phone' },
] as const;

/** Waits until a running sample has done what its expectation says. */
async function expectPromise(sample: Locator, name: string, locale: Locale): Promise<void> {
  const expectation = localizeExpectation(samples.expectation(name) ?? {}, samples.strings(locale));
  if (expectation.steps) return performSteps(sample, expectation.steps);
  expect(await outcomeOf(sample), name).toBe('done');
  const logs = expectation.logs ?? [];
  expect(alignLines(await linesOf(sample), logs), name).toEqual(logs);
}

// This tests the samples' behavior. Animating the face would be two thirds of the work.
test.use({ reducedMotion: 'reduce' });

for (const path of livePaths()) {
  for (const { locale, viewport, device } of visits) {
    const address = localized(path, locale);
    test(`every sample of ${address} meets its expectation when run on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, address);
      const samples = await page.locator('[data-live]').all();
      expect(samples.length).toBeGreaterThan(0);
      // By key: panels that open above a button would move it from under a pointer.
      for (const sample of samples) await runButton(sample).press('Enter');
      for (const sample of samples) {
        await expectPromise(sample, (await sample.getAttribute('data-sample')) ?? '', locale);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
