import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleConfig, writeConfigEntry } from './bundleConfig';

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
  await bundleConfig(site);
  const entry = JSON.stringify(await writeConfigEntry(site));
  // As Docusaurus does, which reads a configuration more than once.
  const read = `require(${entry})()`;
  const print = `${read}.then(() => ${read}).then(JSON.stringify).then(console.log)`;
  const printed = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  const address = (file: string): string => pathToFileURL(join(site, file)).href;
  expect(JSON.parse(printed)).toEqual({
    key: 'import.meta.url',
    place: address('plugins/one.ts'),
    own: address('docusaurus.config.ts'),
  });
});
