import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localePrefixes } from '../../../hosting/rules';
import { markOld } from './oldFiles';

// By its home page a site is known as built, and by the copy as ready. Pages are given all the styles
// that are found.
const neverKept = ['index.html', 'index.html.br', 'assets/css'];

/** Where the last output of a language is until a build writes over it. */
export const lastOutput = (site: string, locale: string): string =>
  join(site, '.cache', 'last-output', locale);

/** Sets the last output of each language aside, with every file marked as old. */
export async function setLastAside(site: string): Promise<void> {
  const build = join(site, 'build');
  const home = lastOutput(site, '');
  await rm(home, { recursive: true, force: true });
  // What a build left that did not come to its end, the next one deletes.
  if (!existsSync(join(build, 'index.html.br'))) return;
  markOld(build);
  await mkdir(home, { recursive: true });
  // The first language is around the others.
  for (const [locale, prefix] of Object.entries(localePrefixes).toReversed()) {
    const last = lastOutput(site, locale);
    // There is none of a language that is new.
    await rename(join(build, prefix), last).catch(() => undefined);
    for (const path of neverKept) await rm(join(last, path), { recursive: true, force: true });
  }
}
