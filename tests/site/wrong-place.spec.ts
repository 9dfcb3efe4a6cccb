import { join } from 'node:path';
import { startPreviewServer } from '../../hosting/preview/startPreviewServer';
import { root } from '../../scripts/root';
import { locales, localized } from './routes';
import { test as base, expect } from './test';

/** A site that lies in another folder than it was built for. */
const test = base.extend<{ elsewhere: string }>({
  elsewhere: async ({ browserName: _ }, provide) => {
    const server = await startPreviewServer({
      folder: join(root, 'website/build'),
      baseUrl: '/preview/42/',
    });
    await provide(server.url);
    await server.close();
  },
});

test.use({ expectedMessages: /localhost|Failed to load resource/ });

for (const locale of locales) {
  test(`a page of a site that lies elsewhere says so, and where, in ${locale}`, async ({
    page,
    elsewhere,
  }) => {
    await page.goto(elsewhere + localized('/docs/api/connect/', locale).slice(1));
    await page.keyboard.press('Shift');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText(/did not load properly|불러오지 못했습니다/);
    await expect(banner).toContainText(/: \/preview\/42\/$/);
  });
}
