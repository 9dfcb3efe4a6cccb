import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentTypes';
import { listFiles } from './listFiles';

const smallest = 512;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const encoded = await encode(content);
      if (encoded.length < content.length) await writeFile(`${path}.${extension}`, encoded);
    }),
  );
}

/** Writes a brotli and a gzip copy beside every text file of a folder. Returns how many files it read. */
export async function precompress(folder: string): Promise<number> {
  const paths = listFiles(folder).filter(isCompressible);
  await Promise.all(paths.map((path) => compressFile(join(folder, path))));
  return paths.length;
}
