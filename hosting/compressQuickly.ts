import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread is told. */
export interface CompressedFiles {
  /** The files by their paths. */
  files: readonly string[];
  /** What is smaller is left alone. */
  smallest: number;
  /** Of brotli. */
  quality: number;
}

/** Writes a brotli and a gzip copy beside each file that becomes smaller so, on every core. */
export async function compressQuickly({ files, ...how }: CompressedFiles): Promise<void> {
  const threads = Math.min(availableParallelism(), files.length);
  const program = new URL('compressFiles.mjs', import.meta.url);
  await Promise.all(
    Array.from({ length: threads }, async (_, thread) => {
      const own = files.filter((_file, place) => place % threads === thread);
      const workerData: CompressedFiles = { files: own, ...how };
      // Rejects with what went wrong there. What our program is run by is of no use to it.
      await once(new Worker(program, { workerData, execArgv: [] }), 'exit');
    }),
  );
}
