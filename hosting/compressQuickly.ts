import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

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
