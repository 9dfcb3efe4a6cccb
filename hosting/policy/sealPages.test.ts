import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from '../readPages';
import { readPolicy } from './readPolicy';
import { sealPages } from './sealPages';

describe('sealing a build', () => {
  let folder: string;
  const write = (html: string) => writeFile(join(folder, 'index.html'), html);
  const read = () => readFile(join(folder, 'index.html'), 'utf8');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seal-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('puts the policy before anything that could run, once', async () => {
    await write('<!doctype html><meta charset=UTF-8><script>go()</script>');
    const policies = await sealPages(folder);
    const sealed = await read();
    expect(sealed).toMatch(
      /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^']+';[^"]*"><script>/,
    );
    expect(policies).toEqual(readPages(folder).map(readPolicy));
    expect(await sealPages(folder)).toEqual(policies);
    expect(await read()).toBe(sealed);
  });

  it('leaves a page alone that carries a policy of its own', async () => {
    const own = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    await write(own);
    await sealPages(folder);
    expect(await read()).toBe(own);
  });

  it('names the page, and what in it no policy can allow', async () => {
    await write('<meta charset="utf-8"><p onclick="go()">');
    await expect(sealPages(folder)).rejects.toThrow(
      'index.html: the content policy refuses onclick="go()"',
    );
  });

  it('refuses a page without a place for the policy', async () => {
    await write('<p>');
    await expect(sealPages(folder)).rejects.toThrow('index.html');
  });
});
