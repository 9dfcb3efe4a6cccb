import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localePrefixes } from '../../../hosting/rules';
import { nextOutput } from './nextOutput';
import { markOld, removeOld } from './oldFiles';

/** Where the last output of a language is until a build writes over it. */
export const lastOutput = (site: string, locale: string): string =>
  join(site, '.cache', 'last-output', locale);

/** Sets the last output of each language aside, with every file marked as old. */
export async function setLastAside(site: string): Promise<void> {
  const build = join(site, 'build');
  const home = lastOutput(site, '');
  // What a build left that did not come to its end.
  for (const left of [home, nextOutput(site)]) await rm(left, { recursive: true, force: true });
  if (!existsSync(build)) return;
  markOld(build);
  await mkdir(home, { recursive: true });
  // The first language is around the others.
  for (const [locale, prefix] of Object.entries(localePrefixes).toReversed()) {
    const last = lastOutput(site, locale);
    // There is none of a language that is new.
    await rename(join(build, prefix), last).catch(() => undefined);
    // Pages are given all the styles that are found.
    await rm(join(last, 'assets/css'), { recursive: true, force: true });
  }
}

/**
 * Removes from the next output what is left in it of the last, but for files of some names. Without a last
 * one it need not be looked for among thousands of files.
 */
export function removeLast(site: string, kept?: RegExp): void {
  if (existsSync(lastOutput(site, ''))) removeOld(nextOutput(site), kept);
}
