import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root';

const packages = path.join(root, 'packages');

/** The reader's own modules, by the relative paths that code blocks import. */
function writeNeighbours(code: string): [file: string, text: string][] {
  return [...code.matchAll(/import \{ ([\w, ]+) \} from '\.\/(\w+)\.js'/g)].map(
    ([, names = '', file = '']) => [
      `${file}.ts`,
      names
        .split(', ')
        .map((name) => `export declare const ${name}: any;\n`)
        .join(''),
    ],
  );
}

/** The code blocks of a package's README, as files within the package. */
function listFiles(name: string): Map<string, string> {
  const text = readFileSync(path.join(packages, name, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  const files = blocks.flatMap((code, index): [string, string][] => [
    [`readme-${index}.ts`, `${code}\nexport {};\n`],
    ...writeNeighbours(code),
  ]);
  return new Map(files.map(([file, code]) => [path.join(packages, name, file), code]));
}

function checkTypes(files: Map<string, string>): string {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  const program = ts.createProgram([...files.keys()], { ...options, types: ['node'] }, host);
  const ours = [...files.keys()].flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  return ts.formatDiagnostics(ours, host);
}

test.each(['sdk', 'agent', 'korean-docs-search'])(
  'the code in the README of %s has no type errors',
  (name) => {
    const files = listFiles(name);
    expect(files.size).toBeGreaterThan(0);
    expect(checkTypes(files)).toBe('');
  },
);
