import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brotliOptions } from './brotliOptions.mjs';
import { compressQuickly } from './compressQuickly';
import { isCompressible } from './contentTypes';
import { listFiles } from './listFiles';
import { localePrefixes } from './rules';
import { workThrough } from './workThrough';

const smallest = 256;
/** From so many files on, most are compressed in a twentieth of the time, to six in a hundred more. */
const manyFiles = 1_000;
const quickQuality = 7;

/** Reads a file, or makes it; one that is half written is never seen. */
async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await writeFile(`${path}.part`, made);
  await rename(`${path}.part`, path);
  return made;
}

/** Tells which files are worth the most: all of a few, of many those that a home page names. */
async function findWorthy(folder: string, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length < manyFiles) return new Set(paths);
  const homes = Object.values(localePrefixes).map((prefix) => join(folder, prefix, 'index.html'));
  const read = await Promise.all(homes.map((home) => readFile(home, 'utf8').catch(() => '')));
  return new Set(paths.filter((path) => read.some((html) => html.includes(path))));
}

const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * Writes a brotli and a gzip copy beside every text file of a folder.
 *
 * @param kept - A folder for the copies of the last time that took long: what is the same is not
 * compressed again
 * @param pagesAreReady - Resolves once pages are as they shall be; the other files are by now
 */
export async function precompress(
  folder: string,
  kept: string,
  pagesAreReady?: Promise<unknown>,
): Promise<void> {
  const paths = listFiles(folder).filter(isCompressible);
  const worthy = await findWorthy(folder, paths);
  const copies = new Map<string, Promise<Buffer>>();
  function brotliOnce(content: Buffer): Promise<Buffer> {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.br`;
    const make = (): Promise<Buffer> =>
      promisify(brotliCompress)(content, brotliOptions(content, constants.BROTLI_MAX_QUALITY));
    const copy = copies.get(name) ?? readOrMake(join(kept, name), make);
    copies.set(name, copy);
    return copy;
  }
  async function compressFile(path: string): Promise<void> {
    const file = join(folder, path);
    const content = await readFile(file);
    if (content.length < smallest) return;
    const write = async (extension: string, making: Promise<Buffer>): Promise<void> => {
      const encoded = await making;
      if (encoded.length < content.length) await writeFile(`${file}.${extension}`, encoded);
    };
    await write('br', brotliOnce(content));
    await write('gz', promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  await mkdir(kept, { recursive: true });
  async function compressAll(chosen: readonly string[]): Promise<void> {
    const files = chosen.filter((path) => !worthy.has(path)).map((path) => join(folder, path));
    await Promise.all([
      compressQuickly({ files, smallest, quality: quickQuality }),
      workThrough(
        chosen.filter((path) => worthy.has(path)),
        compressFile,
      ),
    ]);
  }
  await compressAll(paths.filter((path) => !isPage(path)));
  await pagesAreReady;
  await compressAll(paths.filter(isPage));
  const old = (await readdir(kept)).filter((name) => !copies.has(name));
  await Promise.all(old.map((name) => rm(join(kept, name))));
}
