import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiFacts } from '..';
import { createLampFacts } from '../testing/lampFacts';
import { nextVersion } from './releases';

let root = '';
let facts: ApiFacts;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** Writes a version of a small SDK and its program. */
function writeVersion(version: string, option: string, port: string): void {
  for (const name of ['sdk', 'cli']) {
    write(`${name}/package.json`, `{\n  "name": "lamp-${name}",\n  "version": "${version}"\n}\n`);
  }
  write('sdk/src/index.ts', `export interface LampOptions {\n  ${option}\n}\n`);
  write(
    'sdk/src/tables.ts',
    `export const [errors, limits, states, transitions, languages, mouthShapes] = Array(6).fill([]);
export const [stateTexts, eventTexts, operations, defaults] = Array(4).fill({});
export const [clientSchema, agentSchema, messageTexts] = [{}, {}, { client: {}, agent: {} }];
export const PROTOCOL_VERSION = 1;
export const version = '${version}';
`,
  );
  write(
    'cli/src/tables.ts',
    `export const [optionTable, faults] = [{ port: { type: 'string', value: '${port}' } }, {}];\n`,
  );
}

const words = {
  first: 'The first.',
  none: 'Nothing.',
  unreleased: 'unreleased',
  headings: { breaking: 'Breaking', added: 'Added', changed: 'Changed' },
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  // A release is refused when the recorded state matrix is outdated; this SDK has none.
  const tableHash = createHash('sha256').update('{}').digest('hex');
  write('matrix.json', JSON.stringify({ tableHash, cells: [] }));
  write('sdk/tsconfig.json', '{ "compilerOptions": { "noLib": true, "types": [] } }');
  facts = createLampFacts(root, {
    labels: { ko: { changes: words }, en: { changes: words } },
    changelog: { inputTypes: /Options$/ },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = (): string[] =>
  facts.check().map(({ file, line, message }) => `${file}:${line}: ${message}`);

test('a breaking change in 0.x requires a new minor version and is listed in the changelogs', () => {
  writeVersion('0.1.0', 'waitMs?: number;', '80');
  facts.update([]);
  expect(facts.release('2026-01-02')[0]).toBe('reference/releases/0.1.0.json');
  expect(read('sdk/CHANGELOG.md')).toBe(
    '# Changelog of lamp-sdk\n\n## 0.1.0 (2026-01-02)\n\nThe first.\n',
  );
  expect(() => facts.release('2026-01-03')).toThrow('0.1.0 is released already');
  expect(problems()).toEqual([]);

  writeVersion('0.1.1', 'delayMs?: number;', '81');
  facts.update([]);
  expect(problems()).toEqual([
    'sdk/package.json:3: 0.1.0 is released, and LampOptions.waitMs is gone, which is breaking, and 1 more change is. The version is 0.1.1; it has to be 0.2.0 or higher.',
  ]);

  writeVersion('0.2.0', 'delayMs?: number;', '81');
  write(
    'reference/releases/next.json',
    '{ "renamed": { "LampOptions.waitMs": "LampOptions.delayMs" }, "notes": { "ko": "말", "en": "Words." } }',
  );
  facts.update([]);
  expect(problems()).toEqual([]);
  expect(read('sdk/CHANGELOG.md')).toBe(`# Changelog of lamp-sdk

## 0.2.0 (unreleased)

Words.

### Breaking

- \`LampOptions.waitMs\`: renamed → \`LampOptions.delayMs\`

## 0.1.0 (2026-01-02)

The first.
`);
  expect(read('cli/CHANGELOG.md')).toContain('- `lamp --port`: `80` → `81`\n');
  facts.release('2026-02-03');
  expect(read('sdk/CHANGELOG.md')).toContain('## 0.2.0 (2026-02-03)\n\nWords.');
}, 120_000);

test('reports a release file of another version, a false rename and packages of two versions', () => {
  writeVersion('0.1.0', 'waitMs?: number;', '80');
  facts.update([]);
  facts.release('2026-01-02');
  writeVersion('0.2.0', 'waitMs?: number;', '80');
  write('cli/package.json', '{ "name": "lamp-cli", "version": "0.1.0" }');
  write('reference/releases/next.json', '{ "renamed": { "LampOptions.waitMs": "LampOptions.x" } }');
  facts.update([]);
  expect(problems()).toEqual([
    'cli/package.json:1: The version is 0.1.0; the SDK says 0.2.0. Both packages have the version of the SDK.',
    expect.stringMatching(
      /^reference\/releases\/next\.json:1: "LampOptions\.waitMs" is not what the last version called "LampOptions\.x"\./,
    ),
  ]);
  write('reference/releases/0.1.1.json', read('reference/releases/0.1.0.json'));
  expect(problems).toThrow(
    'reference/releases/0.1.1.json:1: This is no release of the version that its name says.',
  );
}, 120_000);

test.each([
  ['0.1.9', true, '0.2.0'],
  ['0.1.9', false, '0.1.10'],
  ['1.2.3', true, '2.0.0'],
  ['1.2.3', false, '1.2.4'],
])('after %s (breaking: %s) the next version is %s', (version, breaks, next) => {
  expect(nextVersion(version, breaks)).toBe(next);
});
