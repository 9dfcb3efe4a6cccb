import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertBold } from './assertBold';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(folder, 'docs/api'), { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a page at any depth that shows asterisks is told of by its path and what stands there', () => {
  writeFileSync(path.join(folder, 'docs/api/index.html'), '<p>**에이전트(agent)**를 만듭니다.</p>');
  expect(() => assertBold(folder)).toThrow(
    `${path.join('docs', 'api', 'index.html')} shows two asterisks to its readers: " **에이전트`,
  );
});

test('asterisks in code and in what is no page are meant', () => {
  writeFileSync(path.join(folder, 'docs/index.html'), '<pre>2 ** 3</pre><p>그렇다</p>');
  writeFileSync(path.join(folder, 'docs/app.js'), 'a ** b');
  expect(() => assertBold(folder)).not.toThrow();
});
