import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLiteralBold } from './findLiteralBold';

/**
 * Looks through the built pages in a folder for asterisks that were meant to make words bold.
 *
 * @throws when a page shows them
 */
export function assertBold(folder: string): void {
  // With their types, for a folder of thousands of files is asked about each of them otherwise.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    // Hardly a page has any, and bytes are searched at once.
    const found = bytes.includes('**') && findLiteralBold(bytes.toString('utf8'));
    if (!found) continue;
    const name = path.relative(folder, file);
    throw new Error(`${name} shows two asterisks to its readers: "${found}".`);
  }
}
