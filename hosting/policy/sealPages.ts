import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../listFiles';
import { contentPolicy } from './contentPolicy';
import { findRefused } from './findRefused';
import { listElements } from './listElements';
import { ownPolicyOf, policyElement } from './ownPolicyOf';
import { readInline } from './readInline';

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

function seal(html: string): string {
  if (!charset.test(html)) throw new Error('there is no <meta charset> to put the policy after');
  const elements = listElements(html);
  const refused = findRefused(elements);
  if (refused.length > 0) throw new Error(`the content policy refuses ${refused.join(', ')}`);
  const element = policyElement(contentPolicy(readInline(elements)));
  return html.replace(charset, (found) => found + element);
}

/**
 * Writes the content policy into every page of a built folder that does not carry one of its own.
 * Returns how many it sealed.
 *
 * @throws naming the page that holds what the policy refuses
 */
export async function sealPages(folder: string): Promise<number> {
  let sealed = 0;
  for (const path of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8');
    if (ownPolicyOf(html)) continue;
    try {
      await writeFile(join(folder, path), seal(html));
    } catch (cause) {
      throw new Error(`${path}: ${(cause as Error).message}`, { cause });
    }
    sealed += 1;
  }
  return sealed;
}
