import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from 'docs-kit';
import { brotliOptions } from './brotliOptions.mjs';
import { isCompressible } from './contentTypes';
import { listFiles } from './listFiles';
import { localePrefixes } from './rules';
import { smallest } from './smallest.mjs';

/** So many that none of the machine's cores waits for the disk; all at once would be held in memory at once. */
const together = 4 * availableParallelism();

/** Does something with each item, several at a time. Gives what came of each, in the order of the items. */
async function workThrough<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function workOn(): Promise<void> {
    for (const [place, item] of waiting) results[place] = await work(item);
  }
  await Promise.all(Array.from({ length: together }, workOn));
  return results;
}

/** What a thread is told. */
export interface CompressedFiles {
  folder: string;
  /** The files by their paths below the folder. */
  files: readonly string[];
}

/** Resolves when a thread says that it is done. Rejects with what went wrong there, or when it ends without a word. */
async function hear(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(([code]: number[]) => {
    throw new Error(`A thread that compresses files ended with ${code}, before it was done.`);
  });
  await Promise.race([once(worker, 'message'), ended]);
}

/**
 * Writes a brotli and a gzip copy beside each file that becomes smaller so, on every core.
 *
 * @param program - What each thread runs. Default: what compresses files
 */
export async function compressQuickly(
  { folder, files }: CompressedFiles,
  program = new URL('compressFiles.mjs', import.meta.url),
): Promise<void> {
  const threads = Math.min(availableParallelism(), files.length);
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = files.filter((_file, place) => place % threads === thread);
      const workerData: CompressedFiles = { folder, files: own };
      // What our program is run by is of no use to it.
      return hear(new Worker(program, { workerData, execArgv: [] }));
    }),
  );
}

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
