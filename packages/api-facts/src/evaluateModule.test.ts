import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluateModule } from './evaluateModule';

test('names the file of a table that lacks a row, and how to find the line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evaluate-'));
  const file = path.join(folder, 'tables.ts');
  writeFileSync(file, "export const to = ({} as Record<string, { to: string }>)['paused'].to;");
  try {
    expect(() => evaluateModule(file)).toThrow(
      /tables\.ts cannot be evaluated: TypeError: .*"npm run check:types" names its line\./,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
