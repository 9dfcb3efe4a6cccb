import { expect, test, vi } from 'vitest';
import { listTranslations } from './listTranslations';
import { declareBehind } from './record';
import type { TranslationState } from './Translation';
import { writeTranslations } from './translationsFile';

vi.mock('./listTranslations');
vi.mock('./translationsFile', () => ({
  readTranslations: () => ({ page: { source: 'ko', hash: 'ko 1', otherHash: 'en 1' } }),
  writeTranslations: vi.fn(),
}));

function declare(state: TranslationState): void {
  const page = { name: 'page', source: 'ko', hash: 'ko 2', otherHash: 'en 2', state } as const;
  vi.mocked(listTranslations).mockReturnValue([page]);
  declareBehind('page', 'waiting for the release');
}

test('a page that may stay behind keeps on record what both said last', () => {
  declare('behind');
  const behind = { hash: 'ko 2', why: 'waiting for the release' };
  const page = { source: 'ko', hash: 'ko 1', otherHash: 'en 1', behind };
  expect(writeTranslations).toHaveBeenCalledWith({ page });
});

test('a page that is ahead cannot stay behind', () => {
  expect(() => declare('ahead')).toThrow(
    '"page" is ahead: only a page that is behind may stay so.',
  );
});
