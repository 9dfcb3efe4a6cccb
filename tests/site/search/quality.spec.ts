import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root';
import { alignPaths } from '../../../website/plugins/search/evaluate/alignPaths';
import { evaluate } from '../../../website/plugins/search/evaluate/evaluate';
import { openEngine } from '../../../website/plugins/search/evaluate/openEngine';
import { parseQuestions } from '../../../website/plugins/search/evaluate/Question';
import { readFolder } from '../../../website/plugins/search/evaluate/readFolder';
import { writeIndex } from '../../../website/plugins/search/indexing/writeIndex';
import { expect, test } from '@playwright/test';

const folders = { ko: 'website/build/docs', en: 'website/build/en/docs' };

for (const language of ['ko', 'en'] as const) {
  test(`of 100 questions about the pages 92 are answered first and 97 in the first three, in ${language}`, async () => {
    const questions = ['development', 'test'].flatMap((half) =>
      parseQuestions(
        readFileSync(join(root, `tests/search/questions/${language}.${half}.json`), 'utf8'),
      ),
    );
    const folder = join(root, folders[language]);
    const pages = readFolder(folder, language);
    const align = alignPaths(
      pages.map(({ path }) => path),
      questions.flatMap(({ expect: addresses }) => addresses),
      folder,
    );
    const { engine } = openEngine(writeIndex(pages));
    const ranks = (await evaluate(engine, pages, questions, align)).map(({ rank }) => rank);
    const first = ranks.filter((rank) => rank === 1).length / ranks.length;
    const three = ranks.filter((rank) => rank >= 1 && rank <= 3).length / ranks.length;
    expect(first).toBeGreaterThan(0.92);
    expect(three).toBeGreaterThan(0.97);
  });
}
