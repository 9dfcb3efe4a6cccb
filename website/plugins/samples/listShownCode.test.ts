import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { websiteFolder } from '../sdk-reference/repositoryPaths';
import { listPages } from './listPages';
import { listShownCode } from './listShownCode';
import { parsePage } from './parsePage';
import { sampleModule } from './sampleModule';
import { sampleUses } from './sampleUses';

test('a quick look finds every sample that the pages of this site show', () => {
  const uses = listPages(websiteFolder).flatMap((page) =>
    sampleUses(parsePage(readFileSync(page, 'utf8'))),
  );
  const found = [...listShownCode(websiteFolder).samples.keys()];
  expect(found).toEqual(
    expect.arrayContaining(
      uses.map(({ name, region, lines }) => sampleModule(name, region, lines)),
    ),
  );
  expect(uses.length).toBeGreaterThan(50);
});
