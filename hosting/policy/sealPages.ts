import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../listFiles';
import type { BuiltPage } from '../readPages';
import { workThrough } from '../workThrough';
import { contentPolicy } from './contentPolicy';
import { findRefused } from './findRefused';
import { listElements } from './listElements';
import { ownPolicyOf, policyElement } from './ownPolicyOf';
import { readInline } from './readInline';
import { readPolicy, type PagePolicy } from './readPolicy';

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

interface SealedPage {
  sealed: string;
  policy: PagePolicy;
}

function seal({ path, html }: BuiltPage): SealedPage {
  if (!charset.test(html)) throw new Error('there is no <meta charset> to put the policy after');
  const elements = listElements(html);
  const refused = findRefused(elements);
  if (refused.length > 0) throw new Error(`the content policy refuses ${refused.join(', ')}`);
  const hashes = readInline(elements);
  const own = contentPolicy(hashes);
  const sealed = html.replace(charset, (found) => found + policyElement(own));
  return { sealed, policy: { path, hashes, own } };
}

/**
 * Writes the content policy into every page of a built folder that does not carry one of its own.
 * Returns what each page asks of a policy: to read that from them again would take as long.
 *
 * @throws naming the page that holds what the policy refuses
 */
export async function sealPages(folder: string): Promise<PagePolicy[]> {
  const names = listFiles(folder).filter((path) => path.endsWith('.html'));
  return workThrough(names, async (name) => {
    const page = { path: `/${name}`, html: await readFile(join(folder, name), 'utf8') };
    if (ownPolicyOf(page.html)) return readPolicy(page);
    try {
      const { sealed, policy } = seal(page);
      await writeFile(join(folder, name), sealed);
      return policy;
    } catch (cause) {
      throw new Error(`${name}: ${(cause as Error).message}`, { cause });
    }
  });
}
