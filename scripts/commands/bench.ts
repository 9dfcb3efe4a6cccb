import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { formatMessage, UserError } from '../messages';
import { root } from '../root';
import { ensureBrowser, ensureFonts } from '../test/ensureTools';

const folder = join(root, 'bench');
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
// Arguments that start with -- are passed to the benchmarks.
const names = process.argv.slice(3).filter((word) => !word.startsWith('--'));
const unknown = names.find((name) => !known.includes(name));
if (unknown)
  throw new UserError(formatMessage('benchUnknown', { name: unknown, known: known.join(', ') }));

await ensureBrowser();
await ensureFonts();
await buildChanged([...packages, site]);
for (const name of names.length > 0 ? names : known) {
  console.log(`\n${name}`);
  await import(pathToFileURL(join(folder, `${name}.ts`)).href);
}
