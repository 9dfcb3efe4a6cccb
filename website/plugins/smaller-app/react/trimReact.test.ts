import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

async function readLoader(name: string): Promise<(source: string) => string> {
  const place: string = new URL(`./${name}.mjs`, import.meta.url).href;
  return ((await import(place)) as { default: (source: string) => string }).default;
}
const refuseAbsent = await readLoader('refuseAbsent');
const trimReact = await readLoader('trimReact');

const require = createRequire(import.meta.url);
const read = (name: string): string => {
  const folder = dirname(require.resolve(`${name.replace('-client', '')}/package.json`));
  return readFileSync(join(folder, `cjs/${name}.production.js`), 'utf8');
};
const packages = ['react', 'react-dom', 'react-dom-client', 'scheduler'];

function listUndeclared(text: string): string[] {
  const rules = { 'no-undef': 'error' } as const;
  const languageOptions = { ecmaVersion: 2022, sourceType: 'commonjs' } as const;
  return new Linter().verify(text, { languageOptions, rules }).map(({ message }) => message);
}

function readAttributeNames(source: string): unknown {
  const [, table = ''] = /\baliases = (new Map\([^;]*?\)),\s*\w+ =/.exec(source) ?? [];
  return runInNewContext(`Object.fromEntries(${table})`);
}

describe('React', () => {
  it.each(packages)('is as the facts are about, with a declaration for every name: %s', (name) => {
    const trimmed = trimReact(read(name));
    expect(trimmed).not.toBe(read(name));
    expect(listUndeclared(read(name))).toEqual(expect.arrayContaining(listUndeclared(trimmed)));
  });

  it('hydrates pages, and has nothing to wait behind', () => {
    const client = trimReact(read('react-dom-client'));
    expect(client).toContain('exports.hydrateRoot = ');
    expect(client).not.toContain('exports.createRoot = ');
    expect(client).not.toContain('case REACT_SUSPENSE_TYPE');
    expect(trimReact(read('react'))).not.toContain('exports.lazy = ');
    expect(trimReact(read('react-dom'))).toContain('exports.createPortal = ');
  });

  it('knows the attributes it knew', () => {
    const client = read('react-dom-client');
    const known = readAttributeNames(client);
    expect(known).toMatchObject({ htmlFor: 'for', strokeWidth: 'stroke-width' });
    expect(readAttributeNames(trimReact(client))).toEqual(known);
  });

  it('stops the build when it is another', () => {
    const other = read('react-dom-client').replaceAll('19.0.0', '19.1.0');
    expect(() => trimReact(other)).toThrow('not about this');
  });
});

describe('a module of the app', () => {
  it.each([
    `import { lazy, useState } from 'react';`,
    `import React, {\n  Suspense as Boundary,\n} from 'react';`,
    `import { preload } from 'react-dom';`,
    `const [a] = React.useTransition();`,
    `class A { static getDerivedStateFromError() {} }`,
    `<input onSelect={choose} />`,
    `<form action={send} />`,
  ])('cannot use what is left out: %s', (text) => {
    expect(() => refuseAbsent(text)).toThrow('React has no');
  });

  it.each([
    `import { startTransition, useState } from 'react';\nimport { lazy } from './lazy';`,
    `import React from 'react';\nimport { use } from 'mdx';`,
    `import { createPortal } from 'react-dom'; class A { componentDidCatch() {} }`,
  ])('may use the rest: %s', (text) => {
    expect(refuseAbsent(text)).toBe(text);
  });
});
