import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where a site is made until all of it is ready: meanwhile compressed copies of the last output stand
 * beside pages of this one.
 */
export const nextOutput = (site: string): string => join(site, '.cache', 'next-output');

/** Puts a site that is ready where it is served from: whoever looks there finds a whole one, or none. */
export async function placeOutput(site: string): Promise<void> {
  const build = join(site, 'build');
  await rm(build, { recursive: true, force: true });
  await rename(nextOutput(site), build);
}
