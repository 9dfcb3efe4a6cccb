import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { UnreadablePage } from 'docs-kit';
import { listSamples, usedSamples } from './findSample';
import type { SamplesOptions } from './options';
import { checkUses, sampleUses } from './remarkSamples';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The tree of a page, with line numbers of the file. */
export function parsePage(source: string): Root {
  // Explicit heading ids are not MDX: their braces would be parsed as expressions.
  return parser.parse(source.replace(/^(#{1,6} .*?)[ \t]*\{#[^}\n]+\}[ \t]*$/gm, '$1'));
}

function listFiles(folder: string, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The pages, as absolute paths. */
export function listPages({ pageFolders }: Pick<SamplesOptions, 'pageFolders'>): string[] {
  return pageFolders.flatMap((folder) => listFiles(folder, /\.mdx?$/));
}

/** Samples that components import, or run without showing them. */
function samplesOfComponents(folder: string, all: readonly string[]): string[] {
  const code = listFiles(folder, /\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const namesAfter = (pattern: RegExp): string[] =>
    code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const run = namesAfter(/program="samples\/([^"]+)"/g);
  return [
    ...namesAfter(/from '@site\/samples\/([^'?]+)\?sample/g),
    ...all.filter((name) => run.includes(name.replace(/\.\w+$/, ''))),
  ];
}

function readTree(page: string): Root | UnreadablePage {
  try {
    return parsePage(readFileSync(page, 'utf8'));
  } catch (error) {
    return new UnreadablePage(page, error);
  }
}

/** All problems with the samples of a site, as `file:line: message`. */
export function checkPages(
  options: Pick<SamplesOptions, 'samplesFolder' | 'pageFolders' | 'componentsFolder'>,
): string[] {
  const folder = options.samplesFolder;
  const all = listSamples(folder);
  const shown = new Set(samplesOfComponents(options.componentsFolder, all));
  const problems: string[] = [];
  for (const page of listPages(options)) {
    const file = path.relative(process.cwd(), page);
    const tree = readTree(page);
    if (tree instanceof UnreadablePage) {
      problems.push(`${file}:${tree.position.line}: ${tree.message}`);
      continue;
    }
    for (const { name } of sampleUses(tree)) shown.add(name);
    for (const { line, message } of checkUses(tree, folder)) {
      problems.push(`${file}:${line}: ${message}`);
    }
  }
  const used = usedSamples(folder, shown, all);
  for (const name of all.filter((it) => !used.has(it))) {
    const file = path.relative(process.cwd(), path.join(folder, name));
    problems.push(`${file}:1: no page shows this sample and none of those shown imports it`);
  }
  return problems;
}
