import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from './files';

let folder: string;
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hash-'));
  mkdirSync(path.join(folder, 'src/dist'), { recursive: true });
  write('src/one.ts', '1');
  write('beside.ts', '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['changed content', 'src/one.ts'],
  ['a new file', 'src/two.ts'],
  ['a file listed by name', 'beside.ts'],
])('%s changes the hash', (_, name) => {
  const before = hashFiles(folder, ['src', 'beside.ts']);
  write(name, '2');
  expect(hashFiles(folder, ['src', 'beside.ts'])).not.toBe(before);
});

test.each([
  'src/one.test.ts',
  'src/one.spec.tsx',
  'src/dist/one.js',
  'src/left-out.ts',
  'other.ts',
])('%s does not change the hash', (name) => {
  const hash = (): string => hashFiles(folder, ['src'], (one) => one.endsWith('left-out.ts'));
  const before = hash();
  write(name, '2');
  expect(hash()).toBe(before);
});

test('the hash ignores the order of names, missing files and repeated ones', () => {
  const hash = hashFiles(folder, ['src', 'beside.ts']);
  expect(hashFiles(folder, ['beside.ts', 'src', 'missing.ts', 'src/one.ts'])).toBe(hash);
});
