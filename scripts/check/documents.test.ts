import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root';

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...packages.map((folder) => `${folder}/README.md`),
];

// Output of builds and releases, and names with a placeholder.
const later = /^website\/(build|versions|reference\/releases)\b|[A-Z]{4}/;
const path = /`((?:\.github|bench|packages|scripts|tests|website)\/[^\s`*{}]+)`/g;

const readScripts = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {});

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const folder = dirname(document);

  it('mentions only files and folders that exist', () => {
    const names = findAll(text, path).filter((name) => !later.test(name));
    const isThere = (name: string) =>
      ['.', folder].some((from) => existsSync(join(root, from, name)));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = findAll(text, /\]\((?!\w+:|#)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(root, folder, link)))).toEqual([]);
  });

  it('mentions only npm scripts that exist', () => {
    const known = new Set([...readScripts('.'), ...readScripts(folder), 'check:…']);
    const commands = findAll(text, /\bnpm run ([\w:-]+)/g);
    expect(commands.filter((command) => !known.has(command))).toEqual([]);
  });

  it('imports only what packages export', async () => {
    for (const [, names = '', from = ''] of text.matchAll(
      /^import \{([^}]*)\} from '((?!product-)\w[^']*)'/gm,
    )) {
      const module: object = await import(/* @vite-ignore */ from);
      const values = names.split(',').flatMap((name) => /^\s*(\w+)\s*$/.exec(name)?.[1] ?? []);
      expect(Object.keys(module)).toEqual(expect.arrayContaining(values));
    }
  });
});
