import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread is told. */
export interface CompressedFiles {
  folder: string;
  /** The files by their paths below the folder. */
  files: readonly string[];
  /** The module that makes pages ready first. Default: they are. */
  program?: string | undefined;
  /** The pages that are ready already. Default: none is */
  ready?: readonly string[];
}

/** Gives what a thread tells. Rejects with what went wrong there, or when it ends without a word. */
async function hear<Told>(worker: Worker): Promise<[string, Told][]> {
  const ended = once(worker, 'exit').then(([code]: number[]) => {
    throw new Error(`A thread that compresses files ended with ${code}, before it was done.`);
  });
  const [told] = (await Promise.race([once(worker, 'message'), ended])) as [[string, Told][]];
  return told;
}

/**
 * Writes a brotli and a gzip copy beside each file that becomes smaller so, on every core. Gives what
 * was told of each page that was made ready, by its path.
 */
export async function compressQuickly<Told>({
  files,
  ...how
}: CompressedFiles): Promise<[string, Told][]> {
  const threads = Math.min(availableParallelism(), files.length);
  const module = new URL('compressFiles.mjs', import.meta.url);
  const told = await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = files.filter((_file, place) => place % threads === thread);
      const workerData: CompressedFiles = { files: own, ...how };
      // What our program is run by is of no use to it.
      return hear<Told>(new Worker(module, { workerData, execArgv: [] }));
    }),
  );
  return told.flat();
}
