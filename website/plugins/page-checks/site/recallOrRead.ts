import { readFileSync } from 'node:fs';
import type { Locale } from '../../../brand';
import { keepPage, keyOf, recallPage } from './keptPages';
import { readPage, type ReadPage } from './readPage';

/** Reads pages from what was kept of them, and from their files where nothing was. */
export function recallOrRead(
  used: Set<string>,
): (file: string, name: string, locale: Locale) => Promise<ReadPage> {
  return async (file, name, locale) => {
    const key = keyOf({ locale, name }, readFileSync(file, 'utf8'));
    used.add(key);
    const kept = recallPage(key);
    if (kept) return { page: kept, problems: [] };
    const read = await readPage(file, name, locale);
    if (read.problems.length === 0) keepPage(read.page, key);
    return read;
  };
}
