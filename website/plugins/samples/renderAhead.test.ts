import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { highlightModule } from '../live-frame/highlightModule';
import { listModules } from '../live-frame/listPrograms';
import { loadReference } from '../sdk-reference/loadReference';
import type { FactContext } from '../sdk-reference/remark/FactContext';
import { signature } from '../sdk-reference/remark/facts/signature';
import { websiteFolder } from '../sdk-reference/repositoryPaths';
import { highlight } from './highlight';
import { listShownCode } from './listShownCode';
import { renderAhead } from './renderAhead';

vi.mock('./highlight', () => ({ highlight: vi.fn().mockResolvedValue('') }));

let ahead: unknown[];

// Where nothing is kept yet, the declarations are read anew, which takes a while.
beforeAll(async () => {
  await renderAhead(websiteFolder, Promise.resolve());
  ahead = vi.mocked(highlight).mock.calls.splice(0);
}, 60_000);

beforeEach(() => vi.mocked(highlight).mockClear());

test('declarations are highlighted ahead as the pages show them', async () => {
  const context = { reference: loadReference(), highlight } as unknown as FactContext;
  for (const of of listShownCode(websiteFolder).signatures) await signature.fill?.({ of }, context);
  expect(vi.mocked(highlight).mock.calls.length).toBeGreaterThan(5);
  expect(ahead).toEqual(expect.arrayContaining(vi.mocked(highlight).mock.calls));
});

test('modules are highlighted ahead as the live panel shows them', async () => {
  for (const file of Object.values(listModules())) await highlightModule(file);
  expect(vi.mocked(highlight).mock.calls.length).toBeGreaterThan(5);
  expect(ahead).toEqual(expect.arrayContaining(vi.mocked(highlight).mock.calls));
});
