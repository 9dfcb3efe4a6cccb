import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rememberByFile } from './rememberByFile';

const folder = mkdtempSync(path.join(tmpdir(), 'remember-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is made of a file is made once, and again after the file has changed', () => {
  const file = path.join(folder, 'text');
  let times = 0;
  const read = rememberByFile((name) => {
    times += 1;
    return readFileSync(name, 'utf8');
  });
  writeFileSync(file, 'one');
  expect([read(file), read(file)]).toEqual(['one', 'one']);
  expect(times).toBe(1);
  writeFileSync(file, 'three');
  expect(read(file)).toBe('three');
});
