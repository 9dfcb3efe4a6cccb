import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { findMissingPlatforms } from './findMissingPlatforms';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const missing = findMissingPlatforms(packages);
if (missing.length > 0) {
  console.error(`package-lock.json does not list, and npm ci therefore refuses:`);
  console.error(missing.map((name) => `  ${name}`).join('\n'));
  process.exitCode = 1;
}
