import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from './Mutant';

const folders = ['packages/sdk/src', 'packages/agent/src'];
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The SDK's and the agent's sources, without tests. */
export function readSources(repository: string): Sources {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    const place = path.join(repository, folder);
    for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!isSource(file)) continue;
      const name = path.posix.join(folder, file.split(path.sep).join('/'));
      sources.set(name, readFileSync(path.join(place, file), 'utf8'));
    }
  }
  return sources;
}
