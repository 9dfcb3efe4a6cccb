import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

function listFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => !isTest(file))
    .map((file) => path.join(place, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** One hash for what lies in files and folders, tests left out. */
export function hashFiles(...places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of listFiles(place)) {
      hash.update(path.relative(place, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
