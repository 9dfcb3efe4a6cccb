import { nearNames } from 'docs-kit';
import { listTranslations } from './listTranslations';
import type { PageTranslation } from './Translation';
import { readTranslations, writeTranslations } from './translationsFile';

function pageNamed(name = ''): PageTranslation {
  const pages = listTranslations();
  const found = pages.find((page) => page.name === name);
  if (found) return found;
  const near = nearNames(
    name,
    pages.map((page) => page.name),
  );
  throw new Error(
    `There is no page "${name}".${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  );
}

/** Records that both languages of a page say the same now. */
export function acceptPage(name: string): void {
  const { source, hash, otherHash } = pageNamed(name);
  writeTranslations({ ...readTranslations(), [name]: { source, hash, otherHash } });
}

/** Records that the other language may stay behind the text as it is now, and why. */
export function declareBehind(name: string, why?: string): void {
  const { source, hash, state } = pageNamed(name);
  if (!why) throw new Error('Say why with --why: readers see a banner until it is caught up.');
  if (state === 'current' || state === 'ahead') {
    throw new Error(`"${name}" is ${state}: only a page that is behind may stay so.`);
  }
  const translations = readTranslations();
  // What both said last stays on record: the other language may have changed since.
  const before = translations[name] ?? { hash: '', otherHash: '' };
  const behind = { hash, why };
  writeTranslations({
    ...translations,
    [name]: { source, hash: before.hash, otherHash: before.otherHash, behind },
  });
}

/** Records which language a page is written in first. */
export function setSource(name: string | undefined, source: string): void {
  const page = pageNamed(name);
  if (source !== 'ko' && source !== 'en') throw new Error('The source is ko or en.');
  const translations = readTranslations();
  writeTranslations({ ...translations, [page.name]: { source, hash: '', otherHash: '' } });
  acceptPage(page.name);
}
