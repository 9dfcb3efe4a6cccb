import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

const skippedFolder = /^(node_modules|dist|coverage|test-results|\.docusaurus.*|\.cache)$/;
const output = 'website/build';
const skippedFile = /\.(test|spec)\.tsx?$|\.tsbuildinfo$|\.log$/;

function* listInputs(path: string): Generator<string> {
  const full = join(root, path);
  if (path === output || !existsSync(full)) return;
  if (statSync(full).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const skipped = entry.isDirectory() ? skippedFolder : skippedFile;
    if (!skipped.test(entry.name)) yield* listInputs(`${path}/${entry.name}`);
  }
}

/** A hash of the names and contents of files and folders, given relative to the repository. */
export function hashInputs(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...new Set(paths.flatMap((start) => [...listInputs(start)]))].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
