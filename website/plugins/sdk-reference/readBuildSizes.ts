import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sdkFolder } from '../../config/paths';

/** One served file and its weight. */
export interface BuildSize {
  /** What the package calls it, such as `./react`. */
  name: string;
  file: string;
  /** In kilobytes of 1,000 bytes, as a browser's network panel counts. */
  size: string;
}

type Exports = Record<string, string | { default: string }>;

const formatKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)}\u00a0kB`;

const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** The brotli size of every script that the package exports for a page, in its order. */
export function readBuildSizes(folder = sdkFolder): BuildSize[] {
  if (!existsSync(path.join(folder, 'dist'))) return [];
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return Object.entries((JSON.parse(manifest) as { exports: Exports }).exports)
    .map(([name, target]) => ({ name, file: typeof target === 'string' ? target : target.default }))
    .filter(({ name, file }) => file.endsWith('.js') && name !== './reference')
    .map(({ name, file }) => ({
      name,
      file: path.basename(file),
      size: formatKilobytes(weigh(path.join(folder, file))),
    }));
}
