import { join } from 'node:path';
import { makeTypeDoc } from '../../website/plugins/sdk-reference/model/runTypeDoc';
import { root } from '../root';
import { buildLanguages } from './buildLanguages';
import { finishSite } from './finishSite';

/** Builds every language of the site and makes it ready for any host. Resolves with whether it was built. */
export async function buildSite(): Promise<boolean> {
  const site = join(root, 'website');
  const output = join(site, '.cache', 'next-build');
  // Each language would run TypeDoc for itself, at the same time.
  await makeTypeDoc();
  const print = (chunk: Buffer): unknown => process.stdout.write(chunk);
  if (!(await buildLanguages({ site, output, print }))) return false;
  await finishSite(output, root);
  return true;
}
