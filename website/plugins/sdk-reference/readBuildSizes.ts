import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rememberByFile } from './rememberByFile';
import { sdkFolder } from './repositoryPaths';

/** One served file and its weight. */
export interface BuildSize {
  file: string;
  /** In kilobytes of 1,000 bytes, as a browser's network panel counts. */
  size: string;
}

const formatKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

const weigh = rememberByFile((file) => brotliCompressSync(readFileSync(file)).length);

/** The brotli size of every build that lies in the SDK's `dist`. */
export function readBuildSizes(folder = path.join(sdkFolder, 'dist')): BuildSize[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.startsWith('reference'))
    .sort()
    .map((file) => ({
      file,
      size: formatKilobytes(weigh(path.join(folder, file))),
    }));
}
