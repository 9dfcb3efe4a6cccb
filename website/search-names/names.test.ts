import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { root } from '../../scripts/root';
import { locales } from '../brand';
import { docsParity } from '../config/docsParity';
import { searchNamesFolder } from '../config/paths';

const listFiles = (language: string): string[] =>
  readdirSync(join(searchNamesFolder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .sort();

const readNames = (language: string, file: string): Record<string, string[]> =>
  load(readFileSync(join(searchNamesFolder, language, file), 'utf8')) as Record<string, string[]>;

it.each(locales)('every file in %s has the name of a page', (language) => {
  const pages = readdirSync(docsParity.pages[language], { recursive: true, encoding: 'utf8' });
  const files = listFiles(language).map((file) => file.replace(/\.yml$/, '.mdx'));
  expect(files.filter((file) => !pages.includes(file))).toEqual([]);
});

it.each(locales)('a section has at most ten names in %s', (language) => {
  for (const file of listFiles(language))
    for (const [id, names] of Object.entries(readNames(language, file)))
      expect(names.length, `${file}: ${id}`).toBeLessThanOrEqual(10);
});

it.each(locales)('no name contains a question of the search evaluation in %s', (language) => {
  const plain = (text: unknown): string =>
    String(text)
      .replace(/[\s?.!,]+/g, '')
      .toLowerCase();
  const questions = ['development', 'test']
    .flatMap(
      (half) =>
        JSON.parse(
          readFileSync(join(root, `tests/search/questions/${language}.${half}.json`), 'utf8'),
        ) as { query: string }[],
    )
    .map(({ query }) => plain(query));
  const exact = new Set(questions);
  const long = questions.filter((question) => question.length >= 4);
  const found = listFiles(language).flatMap((file) =>
    Object.values(readNames(language, file))
      .flat()
      .filter(
        (name) => exact.has(plain(name)) || long.some((question) => plain(name).includes(question)),
      ),
  );
  expect(found).toEqual([]);
});
