import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listComponents } from './products';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'components-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('components are listed once while none changes, and a list of others is forgotten', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'others.json'), 'others');
  const list = vi.fn(() => Promise.resolve(Buffer.from('all')));
  expect(String(await listComponents(folder, list))).toBe('all');
  expect(String(await listComponents(folder, list))).toBe('all');
  expect(list).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\da-f]{16}\.json$/)]);
});

it('of a list that cannot be made nothing is kept', async () => {
  const folder = makeFolder();
  const failing = (): Promise<Buffer> => Promise.reject(new Error('missing: ws'));
  await expect(listComponents(folder, failing)).rejects.toThrow('missing: ws');
  expect(String(await listComponents(folder, () => Promise.resolve(Buffer.from('all'))))).toBe(
    'all',
  );
});
