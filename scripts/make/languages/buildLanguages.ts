import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { localePrefixes } from '../../../hosting/rules';
import { removeOld } from '../last-output/oldFiles';
import { setLastAside } from '../last-output/setLastAside';
import { buildLanguage, placeLanguage } from './buildLanguage';

/**
 * Builds the languages of a site by its configuration, each in a process of its own: Docusaurus
 * builds one after the other, and most of that is work of one thread. Resolves with whether all were
 * built; the first that cannot be built ends the others, so that one fault is told once.
 *
 * @param copiesFollow - Whether compressed copies are made next, over those of the last output. Default:
 * none of those is left, for it would be served in place of what is built here
 */
export async function buildLanguages(
  site: string,
  config: string,
  print: (chunk: Buffer) => void,
  copiesFollow = false,
): Promise<boolean> {
  const failure = new AbortController();
  const build = async ([locale, prefix]: [string, string]): Promise<void> => {
    if (failure.signal.aborted) return;
    const output: Buffer[] = [];
    const isBuilt = await buildLanguage({
      ...{ site, config, locale, prefix, together },
      signal: failure.signal,
      onOutput: (chunk) => output.push(chunk),
    });
    if (failure.signal.aborted) return;
    output.forEach(print);
    if (!isBuilt) failure.abort();
  };
  const languages = Object.entries(localePrefixes);
  await setLastAside(site);
  const together = Math.min(availableParallelism(), languages.length);
  if (together === 1) for (const language of languages) await build(language);
  else await Promise.all(languages.map(build));
  if (failure.signal.aborted) {
    // Half a site is better than one whose pages are served by copies of their last ones.
    if (existsSync(join(site, 'build'))) removeOld(join(site, 'build'));
    return false;
  }
  for (const [locale, prefix] of languages) await placeLanguage(site, locale, prefix);
  removeOld(join(site, 'build'), copiesFollow ? /\.(br|gz)$/ : undefined);
  return true;
}
