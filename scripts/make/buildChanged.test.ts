import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../root';
import { buildChanged } from './buildChanged';
import type { Product } from './products';

describe('buildChanged', () => {
  let folder: string;
  let product: Product;
  let builds: number;

  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    folder = mkdtempSync(join(tmpdir(), 'product-'));
    mkdirSync(join(folder, 'source'));
    writeFileSync(join(folder, 'source/page.md'), 'one');
    builds = 0;
    const place = relative(root, folder);
    product = {
      name: 'thing',
      inputs: [`${place}/source`, `${place}/absent`],
      outputs: [`${place}/output`],
      stamp: `${place}/.cache/stamp`,
      async build() {
        builds += 1;
        writeFileSync(join(folder, 'output'), '');
        return true;
      },
    };
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('builds once while nothing changes', async () => {
    await buildChanged([product]);
    await buildChanged([product]);
    expect(builds).toBe(1);
  });

  it.each([
    ['a file changes', () => writeFileSync(join(folder, 'source/page.md'), 'two')],
    ['a file is added', () => writeFileSync(join(folder, 'source/new.md'), '')],
    ['a file is removed', () => rmSync(join(folder, 'source/page.md'))],
    ['the output is removed', () => rmSync(join(folder, 'output'))],
  ])('builds again when %s', async (_what, change) => {
    await buildChanged([product]);
    change();
    await buildChanged([product]);
    expect(builds).toBe(2);
  });

  it('does not build again when a test file or node_modules changes', async () => {
    await buildChanged([product]);
    writeFileSync(join(folder, 'source/page.test.ts'), '');
    mkdirSync(join(folder, 'source/node_modules'));
    writeFileSync(join(folder, 'source/node_modules/index.js'), '');
    await buildChanged([product]);
    expect(builds).toBe(1);
  });

  it('rejects with the name of the product that failed, and builds it again next time', async () => {
    const broken = { ...product, build: () => Promise.resolve(false) };
    await expect(buildChanged([broken])).rejects.toThrow('thing');
    await buildChanged([product]);
    expect(builds).toBe(1);
  });
});
