import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
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
  writeFileSync(join(site, 'sidebars.ts'), 'export default {};');
  await bundleConfig(site);
  const entry = JSON.stringify(await writeConfigEntry(site));
  const load = (input: string): SpawnSyncReturns<string> => {
    const program = `
      const read = () => (delete require.cache[${entry}], require(${entry})());
      read().then(read).then(JSON.stringify).then(console.log)`;
    return spawnSync(process.execPath, ['-e', program], { input, encoding: 'utf8' });
  };
  const address = (file: string): string => pathToFileURL(join(site, file)).href;
  expect(JSON.parse(load('go').stdout)).toEqual({
    key: 'import.meta.url',
    place: address('plugins/one.ts'),
    own: address('docusaurus.config.ts'),
  });
  // Its parent is gone, and what it bundled perhaps half written.
  expect(load('')).toMatchObject({ status: 1, stdout: '' });
});
