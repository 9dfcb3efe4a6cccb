import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listServedNames, mcpTarball } from './servedFiles';
import { writeSdkFiles } from './sdkFiles';

test('integrity.json lists the served files only, not a leftover tarball of an earlier version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-files-'));
  writeFileSync(join(folder, 'product-sdk-0.0.9.tgz'), '');
  await writeSdkFiles(folder);
  const listed = Object.keys(
    JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as object,
  );
  rmSync(folder, { recursive: true });
  expect(listed).not.toContain('product-sdk-0.0.9.tgz');
  expect(listed).toEqual(
    listServedNames()
      .filter((name) => /^[^/]+(?<!\.json)$/.test(name) && name !== mcpTarball)
      .toSorted(),
  );
}, 60_000);
