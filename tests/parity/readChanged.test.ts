import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { docsParity } from '../../website/config/docsParity';
import { readChanged, readPageText } from '../../packages/docs-parity/src/readSite';

const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a page again only when its text has changed', async () => {
  const file = path.join(folder, 'page.mdx');
  const place = { locale: 'ko', name: 'page', file } as const;
  const inner = vi.fn(() => readPageText('본문', place, docsParity));
  const read = readChanged(inner);
  for (const text of ['하나', '하나', '둘']) {
    writeFileSync(file, text);
    await read(docsParity, { path: file, name: 'page', locale: 'ko' });
  }
  expect(inner).toHaveBeenCalledTimes(2);
}, 60_000);
