import { join } from 'node:path';
import { apiFacts } from '../../website/config/apiFacts';
import { root } from '../root';
import { buildLanguages } from './buildLanguages';
import { finishSite } from './finishSite';

/** Builds every language of the site and makes it ready for any host. Resolves with whether it was built. */
export async function buildSite(): Promise<boolean> {
  const site = join(root, 'website');
  const output = join(site, '.cache', 'next-build');
  // Each language would run TypeDoc for itself, at the same time.
  apiFacts.read();
  const print = (chunk: Buffer): unknown => process.stdout.write(chunk);
  if (!(await buildLanguages({ site, output, print }))) return false;
  await finishSite(output, root);
  return true;
}
