import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLampFacts } from './testing/lampFacts';

let root = '';
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

const source = (waitMs: number): string => `/** What a lamp takes. */
export interface LampOptions {
  /**
   * How long it stays on, in milliseconds.
   * Default 5 000.
   */
  waitMs?: number;
  /** The color. Default \`'red'\`. */
  color?: string;
}
export const defaults = { waitMs: ${waitMs}, color: 'red' };
`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  write('sdk/src/index.ts', source(5_000));
  write(
    'sdk/tsconfig.json',
    '{ "compilerOptions": { "strict": true, "noLib": true, "types": [] }, "include": ["src"] }',
  );
  write(
    'sdk/src/tables.ts',
    `export { defaults } from './index';
export const [errors, limits, states, transitions, languages, mouthShapes] = Array(6).fill([]);
export const [stateTexts, eventTexts, operations] = Array(3).fill({});
export const [clientSchema, agentSchema, messageTexts] = [{}, {}, { client: {}, agent: {} }];
export const PROTOCOL_VERSION = 1;
export const version = '1.0.0';
`,
  );
  write('cli/src/tables.ts', 'export const [optionTable, faults] = [{}, {}];\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a changed default updates its docstring and the contract, and makes no Korean text stale', () => {
  const facts = createLampFacts(root);
  facts.update([]);
  write('sdk/src/index.ts', source(12_000));
  expect(facts.check().map(({ file, line, message }) => `${file}:${line}: ${message}`)).toContain(
    'sdk/src/index.ts:7: The docstring of LampOptions.waitMs promises the default 5_000; the SDK takes 12_000. "npm run reference:update" writes it there.',
  );
  const report = new Map(facts.update([]));
  expect([...report.keys()]).toEqual([
    'Docstrings that now have the default of the table:',
    'The contract has changed; read what pages say of it:',
  ]);
  expect(read('sdk/src/index.ts')).toContain('   * Default 12 000.\n');
  expect(read('sdk/src/index.ts')).toContain("The color. Default `'red'`.");
  expect(read('reference/contract.json')).toContain('"defaults.waitMs": "12_000"');
  expect(facts.update([])).toEqual([]);
}, 120_000);
