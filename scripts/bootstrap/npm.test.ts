import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './npm.cjs';

const wanted = {
  '': { version: '1.0.0' },
  'packages/one': { version: '1.0.0' },
  'node_modules/one': { link: true },
  'node_modules/clsx': { version: '2.1.1' },
  'node_modules/for-macos': { version: '1.0.0', optional: true },
};

describe('isInstalled', () => {
  let root: string;
  const write = (path: string, packages: object) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    mkdirSync(join(root, 'node_modules'));
    write('package-lock.json', wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('returns false when npm has not written its record of the install', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('returns true when every package that is not optional has the locked version', () => {
    write('node_modules/.package-lock.json', { 'node_modules/clsx': { version: '2.1.1' } });
    expect(isInstalled(root)).toBe(true);
  });

  it('returns false when an installed package is missing or has another version', () => {
    write('node_modules/.package-lock.json', { 'node_modules/clsx': { version: '2.1.0' } });
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', {});
    expect(isInstalled(root)).toBe(false);
  });
});
