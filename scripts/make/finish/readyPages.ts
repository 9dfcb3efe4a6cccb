import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localePrefixes } from '../../../hosting/rules';
import type { ReadyPage } from './makeReady';

type ReadyPages = [path: string, told: ReadyPage][];

const fileOf = (site: string, locale: string): string =>
  join(site, '.cache', 'ready', `${locale}.json`);

/** Keeps what is told of the pages that the build of a language has made ready itself, by their paths. */
export function keepReady(site: string, locale: string, pages: ReadyPages): void {
  const file = fileOf(site, locale);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}

/** What was told of the pages that are ready, in every language. */
export function recallReady(site: string): Map<string, ReadyPage> {
  const pages = Object.keys(localePrefixes).flatMap((locale) => {
    try {
      return JSON.parse(readFileSync(fileOf(site, locale), 'utf8')) as ReadyPages;
    } catch {
      return [];
    }
  });
  return new Map(pages);
}
