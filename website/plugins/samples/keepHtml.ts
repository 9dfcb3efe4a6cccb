import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cached, hashFiles } from 'docs-kit';
import { cacheFolder } from '../../config/paths';
import { pluginFolder } from './places';

const load = createRequire(import.meta.url) as (name: string) => { version: string };

let maker: string | undefined;

/** Differs with all that decides how code is highlighted. */
function hashMaker(): string {
  maker ??= `${hashFiles(pluginFolder, ['.'])} ${load('shiki/package.json').version}`;
  return maker;
}

/**
 * What `render` makes, kept on disk under a key: of all the programs of a build, and of later builds,
 * only the first has to load the grammars.
 */
export async function keepHtml(
  key: string,
  render: () => Promise<string>,
  folder = path.join(cacheFolder, 'highlighted'),
): Promise<string> {
  const name = createHash('sha256').update(hashMaker()).update(key).digest('hex').slice(0, 32);
  return String(await cached(path.join(folder, `${name}.html`), render));
}
