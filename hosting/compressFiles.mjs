import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brotliOptions } from './brotliOptions.mjs';
import { smallest } from './smallest.mjs';

/** A twentieth of the time that the best takes, for six in a hundred more. */
const quality = 7;
/** Two thirds of the time that the best takes, for one in a hundred more. */
const level = 5;

/*
 * A thread that compresses files one after the other. To wait for each step of each file costs more than
 * half of what compressing itself takes of the processor.
 */

/** @type {import('./precompress').CompressedFiles} */
const { folder, files } = workerData;
for (const path of files) {
  const content = readFileSync(join(folder, path));
  if (content.length < smallest) continue;
  const copies = {
    br: brotliCompressSync(content, brotliOptions(content, quality)),
    gz: gzipSync(content, { level }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(join(folder, `${path}.${extension}`), copy);
  }
}
parentPort?.postMessage('done');
