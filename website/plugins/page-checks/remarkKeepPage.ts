import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listNodes } from '../page-components/listNodes';
import remarkFacts from '../sdk-reference/remark';
import { localeOfPage } from '../sdk-reference/remark/localeOfPage';
import { relativeToRepository } from '../sdk-reference/repositoryPaths';
import { keepPage, keyOf } from './site/keptPages';
import { listHeadings } from './site/listHeadings';
import { nameOf, pageFolders } from './site/pageFolders';
import { readWriting } from './site/readWriting';

/**
 * Gives the components of a page their facts, and keeps what the page checks ask of it while its tree
 * is there: they would parse every page a second time.
 */
export default function remarkKeepPage({ keep = keepPage } = {}): ReturnType<typeof remarkFacts> {
  const fill = remarkFacts();
  // While pages are written, the facts change that pages are kept by.
  if (process.env.NODE_ENV !== 'production') return fill;
  return async (tree, file) => {
    // Docusaurus has changed the text that the tree is of.
    const source = readFileSync(file.path, 'utf8');
    const writing = readWriting(tree, source);
    await fill(tree, file);
    const locale = localeOfPage(file.path);
    const name = nameOf(path.relative(pageFolders[locale], file.path));
    const place = { locale, name, file: relativeToRepository(file.path) };
    const page = { ...place, ...writing, headings: listHeadings(listNodes(tree)) };
    keep(page, keyOf(page, source));
  };
}
