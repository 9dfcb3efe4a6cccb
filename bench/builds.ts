import { appendFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../scripts/copyRepository';
import { root } from '../scripts/root';
import { buildOnce, type Usage } from './builds/buildOnce';
import { multiplyPages } from './builds/multiplyPages';

const moreSets = 29;

const copy = copyRepository(root);
const results: [string, Usage][] = [];
const measure = async (name: string) => results.push([name, await buildOnce(copy)]);

/**
 * Moves away all that one build leaves for the next. To delete it would slow that one: for minutes a
 * file system looks at all that was deleted whenever it makes a file.
 */
function forget(): void {
  const place = mkdtempSync(join(copy, 'forgotten-'));
  const left = ['.cache', 'website/.cache', 'website/node_modules/.cache', 'website/build'];
  for (const [index, kept] of left.entries()) {
    mkdirSync(join(copy, kept), { recursive: true });
    renameSync(join(copy, kept), join(place, String(index)));
    mkdirSync(join(copy, kept));
  }
}

try {
  for (const made of ['packages/sdk/dist', 'packages/agent/dist']) {
    cpSync(join(root, made), join(copy, made), { recursive: true });
  }
  forget();
  await measure('all pages, cold');
  await measure('all pages, warm');
  appendFileSync(join(copy, 'website/docs/introduction.mdx'), '\n끝.\n');
  await measure('one page edited');
  multiplyPages(copy, moreSets);
  forget();
  await measure('thirty times the pages, cold');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

const base = results[0]?.[1].wallMs ?? 1;
const table = results.map(([name, { wallMs, finishingMs, processorMs, peakBytes }]) => ({
  build: name,
  'against cold': (wallMs / base).toFixed(2),
  'wall, s': (wallMs / 1_000).toFixed(1),
  'of it finishing, s': (finishingMs / 1_000).toFixed(1),
  'processor, s': (processorMs / 1_000).toFixed(1),
  'peak, MB': Math.round(peakBytes / 1e6),
}));
console.log('Building both languages');
console.table(table);
