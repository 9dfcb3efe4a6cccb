import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFolders } from '../page-checks/site/pageFolders';
import { hashPage } from './hashPage';
import type { PageTranslation, Translation, TranslationState } from './Translation';
import { readTranslations, type Translations } from './translationsFile';

function judge(recorded: Translation | undefined, hash: string): TranslationState {
  if (!recorded) return 'unrecorded';
  if (recorded.hash === hash) return 'current';
  return recorded.behind?.hash === hash ? 'declared' : 'behind';
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
    const place = path.join(folders[source], file);
    if (!existsSync(place)) return [];
    const hash = hashPage(readFileSync(place, 'utf8'));
    const state = judge(recorded, hash);
    const why = state === 'declared' ? recorded?.behind?.why : undefined;
    return [{ name, source, state, hash, ...(why && { why }) }];
  });
}
