import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Language, Parser, type Node } from 'web-tree-sitter';
import { beforeAll, expect, test } from 'vitest';
import { extensionOf, languages } from 'runnable-samples';
import { samplesFolder } from '../../website/config/samples';
import { listSamplesToVerify } from './harness/listSamplesToVerify';

const require = createRequire(import.meta.url);

beforeAll(() => Parser.init());

/** The lines of a source with syntax errors. */
async function unreadableLines(source: string, grammar: string): Promise<number[]> {
  const file = require.resolve(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`);
  const parser = new Parser();
  parser.setLanguage(await Language.load(file));
  const tree = parser.parse(source);
  const find = (node: Node): number[] =>
    node.isError || node.isMissing
      ? [node.startPosition.row + 1]
      : node.children.flatMap((child) => (child ? find(child) : []));
  return tree ? find(tree.rootNode) : [1];
}

/** The names of grammars that differ from those of the highlighter. */
const parserNames: Readonly<Record<string, string>> = { shellscript: 'bash' };

const samples = listSamplesToVerify();
const textOf = (name: string): string => readFileSync(path.join(samplesFolder, name), 'utf8');

test.each(samples.filter(({ by }) => by === 'syntax').map(({ name }) => name))(
  '%s has no syntax errors',
  async (name) => {
    const grammar = languages[extensionOf(name)]?.grammar ?? '';
    expect(await unreadableLines(textOf(name), parserNames[grammar] ?? grammar)).toEqual([]);
  },
);

test.each(['kotlin', 'swift', 'dart', 'java', 'go', 'bash'])(
  'a syntax error in a %s file is detected',
  async (grammar) => {
    expect(await unreadableLines('class A {\n  )\n}\n', grammar)).not.toEqual([]);
  },
);

test.each(samples.map(({ name }) => name).filter((name) => name.endsWith('.json')))(
  '%s is valid JSON',
  (name) => {
    expect(() => JSON.parse(textOf(name)) as unknown).not.toThrow();
  },
);
