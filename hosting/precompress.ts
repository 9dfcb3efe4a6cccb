import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentTypes';
import { listFiles } from './listFiles';

const smallest = 512;
/** From so many files on, two bytes in a hundred more are spent for half of the time. */
const manyFiles = 1_000;

type Encode = (content: Buffer) => Promise<Buffer>;

function encodersFor(files: number): Record<string, Encode> {
  const quality = constants.BROTLI_MAX_QUALITY - (files < manyFiles ? 0 : 1);
  return {
    [`${quality}.br`]: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** Reads a file, or makes it; one that is half written is never seen. */
async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await writeFile(`${path}.part`, made);
  await rename(`${path}.part`, path);
  return made;
}

/**
 * Writes a brotli and a gzip copy beside every text file of a folder.
 *
 * @param kept - A folder for the copies of the last time: what is the same is not compressed again
 */
export async function precompress(folder: string, kept: string): Promise<void> {
  const paths = listFiles(folder).filter(isCompressible);
  const encoders = encodersFor(paths.length);
  const copies = new Map<string, Promise<Buffer>>();
  async function compressFile(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.length < smallest) return;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    for (const [kind, encode] of Object.entries(encoders)) {
      const name = `${hash}.${kind}`;
      const copy = copies.get(name) ?? readOrMake(join(kept, name), () => encode(content));
      copies.set(name, copy);
      const encoded = await copy;
      if (encoded.length < content.length) await writeFile(path + extname(name), encoded);
    }
  }
  await mkdir(kept, { recursive: true });
  await Promise.all(paths.map((path) => compressFile(join(folder, path))));
  const old = (await readdir(kept)).filter((name) => !copies.has(name));
  await Promise.all(old.map((name) => rm(join(kept, name))));
}
