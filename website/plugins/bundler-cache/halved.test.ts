import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetHalved, markHalved } from './halved';

test('a cache that fits one bundle alone goes, another stays', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'halved-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = path.join(home, 'kept');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'pages'), '');
  forgetHalved(folder);
  expect(existsSync(folder)).toBe(true);
  markHalved(folder);
  forgetHalved(folder);
  expect(existsSync(folder)).toBe(false);
});
