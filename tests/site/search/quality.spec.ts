import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root';
import { alignPaths } from '../../../website/plugins/search/evaluate/alignPaths';
import { evaluate } from '../../../website/plugins/search/evaluate/evaluate';
import { openEngine } from '../../../website/plugins/search/evaluate/openEngine';
import { parseQuestions } from '../../../website/plugins/search/evaluate/Question';
import { readFolder } from '../../../website/plugins/search/evaluate/readFolder';
import { suggestions } from '../../../website/plugins/search/suggestions';
import { writeIndex } from '../../../website/plugins/search/indexing/writeIndex';
import { expect, test } from '@playwright/test';

const suggestion = 'suggestion';
const folders = { ko: 'website/build/docs', en: 'website/build/en/docs' };

for (const language of ['ko', 'en'] as const) {
  test(`of 100 questions about the pages 92 are answered first and 97 in the first three, all that the box suggests first, in ${language}`, async () => {
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
    const align = alignPaths(
      pages.map(({ path }) => path),
      [...questions, ...suggested].flatMap(({ expect: addresses }) => addresses),
      folder,
    );
    const { engine } = openEngine(writeIndex(pages));
    const results = await evaluate(engine, pages, [...questions, ...suggested], align);
    expect(results.filter((result) => result.class === suggestion && result.rank !== 1)).toEqual(
      [],
    );
    const ranks = results.slice(0, questions.length).map(({ rank }) => rank);
    const first = ranks.filter((rank) => rank === 1).length / ranks.length;
    const three = ranks.filter((rank) => rank >= 1 && rank <= 3).length / ranks.length;
    expect(first).toBeGreaterThan(0.92);
    expect(three).toBeGreaterThan(0.97);
  });
}
