import { pageFolders } from '../site/pageFolders';
import { relativeToRepository } from '../../../config/paths';
import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

const languages = { ko: 'Korean', en: 'English' };

/** Every page exists in both languages. */
export function samePages(site: Site): Problem[] {
  const missing = (have: 'ko' | 'en', lack: 'ko' | 'en'): Problem[] =>
    [...site[have].values()]
      .filter(({ name }) => !site[lack].has(name))
      .map(({ file, name }) => ({
        file,
        line: 1,
        column: 1,
        rule: 'same-pages',
        message: `There is no ${languages[lack]} page. It belongs at ${relativeToRepository(pageFolders[lack])}/${name}.mdx.`,
      }));
  return [...missing('ko', 'en'), ...missing('en', 'ko')];
}
