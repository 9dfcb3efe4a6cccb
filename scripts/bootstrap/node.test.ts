import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { describeOldNode } from './node.cjs';

describe('describeOldNode', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '100.0.0'])('accepts Node.js %s', (version) => {
    expect(describeOldNode(version, 'en')).toBeUndefined();
  });

  it.each(['0.10.48', '8.17.0', '18.20.4', '20.18.3', '20.9.0'])(
    'reports that Node.js %s is too old',
    (version) => {
      const message = describeOldNode(version, 'en');
      expect(message).toBe(
        `Node.js ${version} is too old. Install 20.19 or newer: https://nodejs.org`,
      );
    },
  );

  it('reports in Korean when the language is Korean', () => {
    expect(describeOldNode('18.0.0', 'ko')).toMatch(/^Node\.js 18\.0\.0 버전은 .* 20\.19 이상/);
  });

  it.each(['../run.cjs', './node.cjs'])('runs from a file with ES5 syntax only: %s', (name) => {
    const source = readFileSync(new URL(name, import.meta.url), 'utf8');
    const languageOptions = { ecmaVersion: 5, sourceType: 'commonjs' } as const;
    expect(new Linter().verify(source, { languageOptions })).toEqual([]);
  });
});
