import { availableParallelism } from 'node:os';
import { localePrefixes } from '../../../hosting/rules';
import { placeOutput } from '../last-output/nextOutput';
import { removeLast, setLastAside } from '../last-output/setLastAside';
import { buildLanguage, placeLanguage } from './buildLanguage';

/** What a site is built of and into. */
export interface SiteBuild {
  /** The folder of the site. */
  site: string;
  /** The file of its configuration. */
  config: string;
  /** The file of the program that builds a language. Default: Docusaurus */
  program?: string;
  /** Resolves when the configuration can be read. The programs that do so start before. */
  prepared: Promise<unknown>;
  /**
   * Whether the site is made ready next, with compressed copies over those of the last output. Default:
   * it is put in its place, with none of those
   */
  isReadyLater?: boolean;
  print: (chunk: Buffer) => void;
}

/**
 * Builds the languages of a site by its configuration, each in a process of its own: Docusaurus
 * builds one after the other, and most of that is work of one thread. Resolves with whether all were
 * built; the first that cannot be built ends the others, so that one fault is told once.
 *
 * @throws what cannot be prepared
 */
export async function buildLanguages(build: SiteBuild): Promise<boolean> {
  const { site, config, program, prepared, isReadyLater = false, print } = build;
  const failure = new AbortController();
  // What cannot be prepared leaves the last site where it is.
  const ready = prepared.then(() => setLastAside(site));
  ready.catch(() => failure.abort());
  const buildOne = async ([locale, prefix]: [string, string]): Promise<void> => {
    if (failure.signal.aborted) return;
    const output: Buffer[] = [];
    const isBuilt = await buildLanguage({
      ...{ site, config, program, ready, locale, prefix, together },
      signal: failure.signal,
      onOutput: (chunk) => output.push(chunk),
    });
    if (failure.signal.aborted) return;
    output.forEach(print);
    if (!isBuilt) failure.abort();
  };
  const languages = Object.entries(localePrefixes);
  const together = Math.min(availableParallelism(), languages.length);
  if (together === 1) for (const language of languages) await buildOne(language);
  else await Promise.all(languages.map(buildOne));
  await ready;
  if (failure.signal.aborted) return false;
  for (const [locale, prefix] of languages) await placeLanguage(site, locale, prefix);
  removeLast(site, isReadyLater ? /\.(br|gz)$/ : undefined);
  if (!isReadyLater) await placeOutput(site);
  return true;
}
