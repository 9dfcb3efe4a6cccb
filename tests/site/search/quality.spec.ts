import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSearchNames, readFolder, writeIndex } from 'korean-docs-search';
import { alignPaths, evaluate, openEngine, parseQuestions } from 'korean-docs-search/evaluate';
import { searchOptions, suggestions } from '../../../website/config/search';
import { root } from '../../../scripts/root';
import { expect, test } from '@playwright/test';

const suggestion = 'suggestion';
const folders = { ko: 'website/build/docs', en: 'website/build/en/docs' };

// Search names contain none of these questions, so that this measures the engine.
const least = { ko: { first: 0.89, three: 0.95 }, en: { first: 0.85, three: 0.93 } };

for (const language of ['ko', 'en'] as const) {
  const { first: leastFirst, three: leastThree } = least[language];
  test(`more than ${leastFirst * 100}% of questions rank first, ${leastThree * 100}% in the top three, every suggestion first, in ${language}`, async () => {
    const questions = ['development', 'test'].flatMap((half) =>
      parseQuestions(
        readFileSync(join(root, `tests/search/questions/${language}.${half}.json`), 'utf8'),
      ),
    );
    const suggested = suggestions.map(({ finds, [language]: query }) => ({
      query,
      expect: [finds],
      class: suggestion,
    }));
    const folder = join(root, folders[language]);
    const pages = readFolder(folder, language);
    addSearchNames(pages, join(searchOptions.namesFolder, language));
    const align = alignPaths(
      pages.map(({ path }) => path),
      [...questions, ...suggested].flatMap(({ expect: addresses }) => addresses),
      folder,
    );
    const { engine } = openEngine(writeIndex(pages, { groups: searchOptions.groups }));
    const results = await evaluate(engine, pages, [...questions, ...suggested], align);
    expect(results.filter((result) => result.class === suggestion && result.rank !== 1)).toEqual(
      [],
    );
    const ranks = results.slice(0, questions.length).map(({ rank }) => rank);
    const first = ranks.filter((rank) => rank === 1).length / ranks.length;
    const three = ranks.filter((rank) => rank >= 1 && rank <= 3).length / ranks.length;
    expect(first).toBeGreaterThan(leastFirst);
    expect(three).toBeGreaterThan(leastThree);
  });
}
