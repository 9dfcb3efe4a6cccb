import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFolders } from '../page-checks/site/pageFolders';
import { hashPage } from './hashPage';
import type { PageTranslation, Translation, TranslationState } from './Translation';
import { readTranslations, type Translations } from './translationsFile';

function judge(
  recorded: Translation | undefined,
  hash: string,
  otherHash: string,
): TranslationState {
  if (!recorded) return 'unrecorded';
  if (recorded.hash === hash) return recorded.otherHash === otherHash ? 'current' : 'ahead';
  return recorded.behind?.hash === hash ? 'declared' : 'behind';
}

function hashOf(place: string): string {
  return existsSync(place) ? hashPage(readFileSync(place, 'utf8')) : '';
}

/** Tells of every page whether its two languages say the same. */
export function listTranslations(
  translations: Translations = readTranslations(),
  folders = pageFolders,
): PageTranslation[] {
  const files = readdirSync(folders.ko, { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.mdx')).sort();
  return names.flatMap((file): PageTranslation[] => {
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '');
    const recorded = translations[name];
    const source = recorded?.source ?? 'ko';
    const hash = hashOf(path.join(folders[source], file));
    if (!hash) return [];
    const otherHash = hashOf(path.join(folders[source === 'ko' ? 'en' : 'ko'], file));
    const state = judge(recorded, hash, otherHash);
    const why = state === 'declared' ? recorded?.behind?.why : undefined;
    return [{ name, source, state, hash, otherHash, ...(why && { why }) }];
  });
}
