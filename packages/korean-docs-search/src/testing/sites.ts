import { openEngine } from '../evaluate/evaluate';
import { writeIndex } from '../indexing/writeIndex';
import { readMarkdown } from '../pages/readMarkdown';
import { resolveLinks } from '../pages/readPages';

/** The titles of the pages that match a query on a site of these files, best first. */
export async function findTitles(files: Record<string, string>, query: string): Promise<string[]> {
  const pages = Object.entries(files).map(([path, source]) => readMarkdown(path, source));
  resolveLinks(pages, '/');
  const { engine } = openEngine(writeIndex(pages));
  return (await engine.search(query)).pages.map(({ title }) => title);
}
