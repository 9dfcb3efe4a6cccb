import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';
import { cached } from 'docs-kit';
import { isCompressible, listFiles } from './files';

/** The smallest window that covers the content: a larger one takes more memory and time. */
function windowFor({ length }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

/** The compression settings of a content. */
export function brotliOptions(content: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // They make a large script up to half a percent smaller than the defaults.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
      [constants.BROTLI_PARAM_NDIRECT]: 60,
    },
  };
}

/** Smaller files are not compressed. */
const smallest = 256;

/**
 * Enough to keep every core busy while others wait for the disk, without the whole site in memory.
 */
const atOnce = 4 * availableParallelism();

/** Maps over items with limited concurrency. */
async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workOn = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}

/**
 * Writes a brotli and a gzip copy next to every text file that becomes smaller.
 *
 * @param cacheFolder - A folder for the brotli copies, which take long: an unchanged file is not compressed
 * again by the next build
 */
export async function precompress(
  folder: string,
  cacheFolder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const copies = new Map<string, Promise<Buffer>>();
  function brotliOnce(content: Buffer): Promise<Buffer> {
    const options = brotliOptions(content, quality);
    const hash = createHash('sha256').update(JSON.stringify(options)).update(content);
    const name = `${hash.digest('hex').slice(0, 32)}.br`;
    const make = (): Promise<Buffer> => promisify(brotliCompress)(content, options);
    const copy = copies.get(name) ?? cached(join(cacheFolder, name), make);
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
  await mkdir(cacheFolder, { recursive: true });
  await forEachAtOnce(listFiles(folder).filter(isCompressible), compressFile);
  const old = (await readdir(cacheFolder)).filter((name) => !copies.has(name));
  await Promise.all(old.map((name) => rm(join(cacheFolder, name))));
}
