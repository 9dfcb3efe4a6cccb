import { expect, test } from 'vitest';
import { makeSite, summarize } from '../testing/makeSite';
import { noImports } from './noImports';

test('an import in a page is found', async () => {
  const { site } = await makeSite({ ko: { page: "import X from './x';\n\n본문" } });
  expect(summarize(noImports(site))).toEqual([
    'ko/page.mdx:1 A page imports nothing: its components are global.',
  ]);
});
