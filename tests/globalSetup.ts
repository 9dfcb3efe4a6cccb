import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPreviewServer } from 'static-host-rules';
import { brand } from '../website/brand';
import { hosting } from '../website/config/hosting';

/**
 * Serves the production build to the browser tests on a free port, as `SITE_URL`. Playwright runs
 * it once before its workers, and the returned function at the end.
 */
export default async function serveForTests(): Promise<() => Promise<void>> {
  const folder = fileURLToPath(new URL('../website/build', import.meta.url));
  if (!existsSync(folder)) {
    // The SDK's own tests need none, and a build may need the record that they write.
    console.error('There is no site to test. Run npm run build first.');
    return () => Promise.resolve();
  }
  const server = await startPreviewServer({ folder, hosting, baseUrl: brand.baseUrl });
  process.env.SITE_URL = server.url;
  return server.close;
}
