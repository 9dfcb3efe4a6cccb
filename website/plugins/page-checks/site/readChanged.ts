import { readFileSync } from 'node:fs';
import { apiFacts } from '../../../config/apiFacts';
import { readPage, type ReadPage } from './readPage';
import type { Read } from './readSite';

/** Reads pages again only when their text or the SDK has changed: one of them, while it is written. */
export function readChanged(read: Read<ReadPage> = readPage): Read<ReadPage> {
  const known = new Map<string, { state: string; page: ReadPage }>();
  return async (file, name, locale) => {
    const state = `${apiFacts.read().hash} ${readFileSync(file, 'utf8')}`;
    const before = known.get(file);
    if (before?.state === state) return before.page;
    const page = await read(file, name, locale);
    known.set(file, { state, page });
    return page;
  };
}
