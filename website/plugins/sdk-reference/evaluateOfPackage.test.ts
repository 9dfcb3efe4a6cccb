import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { bundleOnce } from './evaluateOfPackage';
import { sdkFolder } from '../../config/paths';

const folder = mkdtempSync(path.join(tmpdir(), 'evaluated-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = vi.fn((file: string) => `exports.name = ${JSON.stringify(path.basename(file))};\n`);
const once = (file: string) => bundleOnce(path.join(sdkFolder, 'src', file), folder, bundle);

test('a module is bundled once, and another for itself', () => {
  const code = once('a.ts');
  expect(code).toMatch(/^\/\/ [0-9a-f]{16}\nexports.name = "a.ts";\n$/);
  expect(once('a.ts')).toBe(code);
  expect(once('b.ts')).toContain('"b.ts"');
  expect(bundle).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what was bundled from other sources is bundled again', () => {
  const [kept = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, kept), '// 0123456789abcdef\nexports.name = "old";\n');
  expect(once('a.ts')).toContain('"a.ts"');
});
