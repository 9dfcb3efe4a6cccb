import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path/posix';

const isGenerated = (name: string): boolean =>
  /^(?:node_modules|dist|coverage|test-results|\.docusaurus.*|\.cache)$|\.tsbuildinfo$|\.log$/.test(
    name,
  );

const isTest = (name: string): boolean => /\.(?:test|spec)\.[jt]sx?$/.test(name);

function* listFiles(
  folder: string,
  name: string,
  skip: (name: string) => boolean,
): Generator<string> {
  const place = path.join(folder, name);
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield name;
    return;
  }
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (isGenerated(entry.name) || isTest(entry.name)) continue;
    const inner = path.join(name, entry.name);
    if (!skip(inner)) yield* listFiles(folder, inner, skip);
  }
}

/**
 * One hash of the names and contents of files and folders; generated folders and tests are left out
 * unless they are named.
 *
 * @param folder - The folder that the names are relative to
 * @param skip - Leaves out more of what a named folder holds
 */
export function hashFiles(
  folder: string,
  names: readonly string[],
  skip: (name: string) => boolean = () => false,
): string {
  const all = new Set(names.flatMap((name): string[] => [...listFiles(folder, name, skip)]));
  const hash = createHash('sha256');
  for (const name of [...all].sort()) {
    const content = readFileSync(path.join(folder, name));
    hash.update(`${name}\0${content.toString().length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
