import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSample } from './verification';

let folder: string;
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

const hash = () => hashSample({ samplesFolder: folder, stringFiles: {}, problems: [] }, 'one.ts');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  write('one.ts', "import './quiet.js';\nimport { other } from './other';\n");
  write('one.expect.json', '{ "logs": ["1"], "after": ["before.sh"] }');
  for (const name of ['other.ts', 'quiet.ts', 'driven.ts', 'before.sh', 'apart.ts'])
    write(name, '1');
  write('one.drive.ts', "import { driven } from './driven';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  'one.ts',
  'other.ts',
  'quiet.ts',
  'one.expect.json',
  'one.drive.ts',
  'driven.ts',
  'before.sh',
])('the hash of a sample changes when %s changes', (name) => {
  const before = hash();
  write(name, '{ "after": ["before.sh"] }');
  expect(hash()).not.toBe(before);
});

test('the hash of a sample does not depend on unrelated files', () => {
  const before = hash();
  write('apart.ts', '2');
  expect(hash()).toBe(before);
});
