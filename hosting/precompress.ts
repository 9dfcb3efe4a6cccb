import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from 'docs-kit';
import { brotliOptions } from './brotliOptions.mjs';
import { compressQuickly } from './compressQuickly';
import { isCompressible } from './contentTypes';
import { listFiles } from './listFiles';
import { localePrefixes } from './rules';
import { smallest } from './smallest.mjs';
import { workThrough } from './workThrough';

/** From so many files on, most are compressed quickly. */
const manyFiles = 1_000;

/** Tells which files are worth the most: all of a few, of many those that a home page names. */
async function findWorthy(folder: string, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length < manyFiles) return new Set(paths);
  const homes = Object.values(localePrefixes).map((prefix) => join(folder, prefix, 'index.html'));
  const read = await Promise.all(homes.map((home) => readFile(home, 'utf8').catch(() => '')));
  return new Set(paths.filter((path) => read.some((html) => html.includes(path))));
}

/**
 * Writes a brotli and a gzip copy beside every text file of a folder.
 *
 * @param kept - A folder for the copies of the last time that took long: what is the same is not
 * compressed again
 */
export async function precompress(folder: string, kept: string): Promise<void> {
  const paths = listFiles(folder).filter(isCompressible);
  const worthy = await findWorthy(folder, paths);
  const copies = new Map<string, Promise<Buffer>>();
  function brotliOnce(content: Buffer): Promise<Buffer> {
    const options = brotliOptions(content, constants.BROTLI_MAX_QUALITY);
    const hash = createHash('sha256').update(JSON.stringify(options)).update(content);
    const name = `${hash.digest('hex').slice(0, 32)}.br`;
    const make = (): Promise<Buffer> => promisify(brotliCompress)(content, options);
    const copy = copies.get(name) ?? cached(join(kept, name), make);
    copies.set(name, copy);
    return copy;
  }
  async function compressFile(path: string): Promise<void> {
    const content = await readFile(join(folder, path));
    if (content.length < smallest) return;
    const write = async (extension: string, making: Promise<Buffer>): Promise<void> => {
      const encoded = await making;
      if (encoded.length < content.length)
        await writeFile(join(folder, `${path}.${extension}`), encoded);
    };
    await write('br', brotliOnce(content));
    await write('gz', promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  await mkdir(kept, { recursive: true });
  await Promise.all([
    compressQuickly({ folder, files: paths.filter((path) => !worthy.has(path)) }),
    workThrough(
      paths.filter((path) => worthy.has(path)),
      compressFile,
    ),
  ]);
  const old = (await readdir(kept)).filter((name) => !copies.has(name));
  await Promise.all(old.map((name) => rm(join(kept, name))));
}
