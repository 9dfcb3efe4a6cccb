import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brotliOptions } from './brotliOptions.mjs';

/*
 * A thread that compresses files one after the other. To wait for each step of each file costs more than
 * half of what compressing itself takes of the processor.
 */

/** @type {import('./compressQuickly').CompressedFiles} */
const { files, smallest, quality } = workerData;
for (const file of files) {
  const content = readFileSync(file);
  if (content.length < smallest) continue;
  const copies = {
    br: brotliCompressSync(content, brotliOptions(content, quality)),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(`${file}.${extension}`, copy);
  }
}
