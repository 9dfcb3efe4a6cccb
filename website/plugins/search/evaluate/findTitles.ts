import { readMarkdown } from '../indexing/readMarkdown';
import { resolveLinks } from '../indexing/resolveLinks';
import { writeIndex } from '../indexing/writeIndex';
import { openEngine } from './openEngine';

/** The titles of the pages that answer a query on a site of these files, best first. */
export async function findTitles(files: Record<string, string>, query: string): Promise<string[]> {
  const pages = Object.entries(files).map(([path, source]) => readMarkdown(path, source));
  resolveLinks(pages, '/');
  const { engine } = openEngine(writeIndex(pages));
  return (await engine.search(query)).pages.map(({ title }) => title);
}
