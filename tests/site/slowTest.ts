import { startSlowSite, type SlowSite } from './startSlowSite';
import { test as base } from './test';

/** A test of the site where a page can arrive in two parts. */
export const test = base.extend<{ slowSite: SlowSite }>({
  // eslint-disable-next-line no-empty-pattern
  slowSite: async ({}, provide) => {
    const site = await startSlowSite(process.env.SITE_URL ?? '');
    await provide(site);
    await site.close();
  },
  baseURL: ({ slowSite }, provide) => provide(slowSite.url),
});

export { expect } from './test';
