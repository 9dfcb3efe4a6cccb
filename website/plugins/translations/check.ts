import { pageFolders } from '../page-checks/site/pageFolders';
import { relativeToRepository } from '../../config/paths';
import { listTranslations } from './listTranslations';
import type { PageTranslation } from './Translation';

const languages = { ko: 'Korean', en: 'English' };

/** What to do about a page whose languages differ; nothing when they agree or need not. */
export function explain({ name, source, state }: PageTranslation): string | undefined {
  const accept = `npm run translations -- --accept ${name}`;
  if (state === 'unrecorded') {
    return `nobody has said yet that both languages say the same. If they do: ${accept}`;
  }
  const other = source === 'ko' ? 'en' : 'ko';
  if (state === 'ahead') {
    return `this page has changed alone since the ${languages[source]} one said the same. If that needs no change, or has it: ${accept}`;
  }
  if (state !== 'behind') return undefined;
  return `the ${languages[source]} page has changed since the ${languages[other]} one said the same. Bring it up to date, then: ${accept}`;
}

const pages = listTranslations();
for (const page of pages) {
  const reason = explain(page);
  if (!reason) continue;
  const other = page.source === 'ko' ? 'en' : 'ko';
  console.error(`${relativeToRepository(pageFolders[other])}/${page.name}.mdx:1: ${reason}`);
  process.exitCode = 1;
}
console.log(
  `${pages.filter(({ state }) => state === 'current').length} of ${pages.length} pages say the same in both languages`,
);
