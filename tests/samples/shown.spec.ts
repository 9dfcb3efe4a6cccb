import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brand } from '../../website/brand';
import { integrityOf } from '../../website/plugins/sdk-files/integrityOf';
import { readSdkVersion } from '../../website/plugins/sdk-files/servedFiles';
import { samplesFolder } from '../../website/plugins/samples/places';
import { shownText } from '../../website/plugins/samples/renderSample';
import { locales, localized } from '../site/routes';
import { pageUses } from './harness/pageUses';

test.use({ javaScriptEnabled: false });

const values = {
  site: new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, ''),
  version: readSdkVersion(),
  integrity: integrityOf,
};

/** What a use of a sample has to show: its file, to the letter. */
function textOf({ name, region }: { name: string; region?: string }): string {
  const source = readFileSync(path.join(samplesFolder, name), 'utf8');
  return shownText(name, source, region, values);
}

for (const { page: file, uses } of pageUses().filter((it) => it.uses.length)) {
  for (const locale of locales) {
    test(`${locale}: ${file} shows its samples to the letter, without scripts`, async ({
      page,
    }) => {
      await page.route(/\/(assets|img)\//, (route) => route.abort());
      await page.goto(localized(`/docs/${file.replace(/\.mdx$/, '/')}`, locale));
      const blocks = page.locator('[data-sample]');
      const names = await blocks.evaluateAll((all) => all.map((it) => it.dataset.sample));
      expect(names).toEqual(uses.map(({ name }) => name));
      expect(await blocks.locator('code').allTextContents()).toEqual(uses.map(textOf));
      await expect(page.locator('[data-sample] [style]')).toHaveCount(0);
    });
  }
}
