import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sdkFolder } from './repositoryPaths';

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
}

/** One hash for everything the reference is read from; equal hashes mean equal facts. */
export function hashSdkSources(folder = sdkFolder): string {
  const hash = createHash('sha256');
  const sources = path.join(folder, 'src');
  const files = existsSync(sources)
    ? readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()
    : [];
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(sources, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
