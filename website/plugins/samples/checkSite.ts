import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { checkUses } from './checkUses';
import { listSamples } from './findSample';
import { listComponents, listPages } from './listPages';
import { UnreadablePage } from 'docs-kit';
import { parsePage } from './parsePage';
import { sampleUses } from './sampleUses';
import { usedSamples } from './usedSamples';

/** The samples that code imports, each with its file. */
function importedSamples(siteFolder: string): string[] {
  return listComponents(siteFolder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '@site\/samples\/([^'?]+)\?sample/g)].map(
      ([, name = '']) => name,
    ),
  );
}

function readTree(page: string): Root | UnreadablePage {
  try {
    return parsePage(readFileSync(page, 'utf8'));
  } catch (error) {
    return new UnreadablePage(page, error);
  }
}

/** Everything wrong with the samples of a site, one line each: `file:line: what`. */
export function checkSite(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'samples');
  const shown = new Set(importedSamples(siteFolder));
  const problems: string[] = [];
  for (const page of listPages(siteFolder)) {
    const file = path.relative(process.cwd(), page);
    const tree = readTree(page);
    if (tree instanceof UnreadablePage) {
      problems.push(`${file}:${tree.place.line}: ${tree.message}`);
      continue;
    }
    for (const { name } of sampleUses(tree)) shown.add(name);
    for (const { line, message } of checkUses(tree, folder)) {
      problems.push(`${file}:${line}: ${message}`);
    }
  }
  const all = listSamples(folder);
  const used = usedSamples(folder, shown, all);
  for (const name of all.filter((it) => !used.has(it))) {
    const file = path.relative(process.cwd(), path.join(folder, name));
    problems.push(`${file}:1: no page shows this sample and none of those shown imports it`);
  }
  return problems;
}
