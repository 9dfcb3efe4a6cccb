import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfKey } from './fileOfKey';
import type { SourceText } from './listSourceTexts';
import { descriptionsFolder, type Description, type PlacedDescription } from './readDescriptions';

/** What an update did, by key. */
export interface DescriptionUpdate {
  added: string[];
  /** Kept with the old English, so that the check goes on failing until somebody rereads them. */
  stale: string[];
  unused: string[];
}

/**
 * Adds what is missing, with the English of today and no Korean. A text that has changed is only
 * reported: putting the new English in would say that the Korean had been read again.
 */
export function updateDescriptions(
  sources: SourceText[],
  descriptions: Map<string, PlacedDescription>,
  folder = descriptionsFolder,
): DescriptionUpdate {
  const files: Record<string, Record<string, Description>> = {};
  const update: DescriptionUpdate = { added: [], stale: [], unused: [] };
  for (const { key, text } of sources) {
    const found = descriptions.get(key);
    if (!found) update.added.push(key);
    else if (found.en !== text) update.stale.push(key);
    const file = found ? path.basename(found.file) : fileOfKey(key);
    (files[file] ??= {})[key] = { en: found?.en ?? text, ko: found?.ko ?? '' };
  }
  for (const [key, found] of descriptions) {
    const entries = (files[path.basename(found.file)] ??= {});
    if (entries[key]) continue;
    entries[key] = { en: found.en, ko: found.ko };
    update.unused.push(key);
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, entries] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), `${JSON.stringify(entries, null, 2)}\n`);
  }
  return update;
}
