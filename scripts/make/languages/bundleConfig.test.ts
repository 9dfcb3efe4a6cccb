import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleConfig } from './bundleConfig';

let site: string;
beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
});
afterEach(() => rmSync(site, { recursive: true }));

it('a module in the bundle still knows where it lies, even one that speaks of it', async () => {
  mkdirSync(join(site, 'plugins'));
  writeFileSync(
    join(site, 'plugins/one.ts'),
    "export const place: string = import.meta.url;\nexport const key = 'import.meta.url';\n",
  );
  writeFileSync(
    join(site, 'docusaurus.config.ts'),
    "import { key, place } from './plugins/one';\nexport default { key, place, own: import.meta.url };\n",
  );
  const load = createRequire(import.meta.url)(await bundleConfig(site)) as () => Promise<unknown>;
  const address = (file: string): string => pathToFileURL(join(site, file)).href;
  expect(await load()).toEqual({
    key: 'import.meta.url',
    place: address('plugins/one.ts'),
    own: address('docusaurus.config.ts'),
  });
});
