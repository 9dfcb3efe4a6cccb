import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { hashFiles } from 'docs-kit';
import { repositoryFolder, websiteFolder } from '../../config/paths';
import { hashHiddenInputs } from './hashHiddenInputs';

vi.mock('docs-kit', () => ({
  hashFiles: vi.fn().mockReturnValue(''),
}));

/** The data that plugins import, which may be put into pages. */
function listData(): string[] {
  const plugins = path.join(websiteFolder, 'plugins');
  const files = readdirSync(plugins, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(plugins, file), 'utf8');
      return [...source.matchAll(/from '(\..*\.json)'/g)].map(([, imported = '']) =>
        path.join(plugins, path.dirname(file), imported),
      );
    });
}

test('data that plugins import is among what pages are made from', () => {
  hashHiddenInputs();
  const hashed = vi.mocked(hashFiles).mock.lastCall?.[1] ?? [];
  const data = listData();
  expect(data).not.toEqual([]);
  const unseen = data.filter(
    (file) => !hashed.some((place) => file.startsWith(path.join(repositoryFolder, place))),
  );
  expect(unseen.map((file) => path.relative(repositoryFolder, file))).toEqual([]);
});
