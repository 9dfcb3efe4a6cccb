import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFolder, writeIndex } from 'korean-docs-search';
import { openEngine } from 'korean-docs-search/evaluate';
import { randomQueries } from './randomQueries';

const folder = fileURLToPath(new URL('../../website/docs', import.meta.url));

test('random queries with any Unicode, markup and patterns are answered', async () => {
  const pages = readFolder(folder, 'ko');
  const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
  const words = [...new Set(texts.join(' ').split(/\s+/))];
  const { engine } = openEngine(writeIndex(pages));
  const headings = new Set(pages.flatMap((page) => page.sections.map(({ heading }) => heading)));
  let found = 0;
  for (const query of randomQueries(500, 20, words)) {
    const answer = await engine.search(query);
    expect(answer.query).toBe(query);
    expect(answer.complete).toBe(true);
    for (const { sections } of answer.pages)
      for (const { heading } of sections)
        expect(headings.has(heading.map(({ text }) => text).join(''))).toBe(true);
    const [first] = answer.pages;
    if (!first) continue;
    found++;
    const sections = first.sections.map(({ section }) => section);
    const excerpts = await engine.excerpts(first.page, sections);
    expect(excerpts.map(({ section }) => section)).toEqual(sections);
  }
  expect(found).toBeGreaterThan(150);
}, 60_000);
