import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SdkOptions } from './options';
import { readMessages } from './readMessages';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'messages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (client: string) => {
  writeFileSync(
    path.join(folder, 'wire.ts'),
    `import { flag, integer, list, object, oneOf, optional, text } from './schema.js';
export const clientSchema = { ${client} };
export const agentSchema = {};
`,
  );
  const messages = { module: 'wire.ts', schemaLanguage: './schema.js' };
  return readMessages({ folder, messages } as SdkOptions).client;
};

test('renders a field with the type and limits of its schema', () => {
  expect(
    read(`open: object({ id: integer(1, 0xffffffff), token: text(4096, 1), why: (() => true) }),
          shut: object({})`),
  ).toEqual({
    open: [
      { name: 'id', type: 'uint32' },
      { name: 'token', type: 'string 1–4,096' },
      { name: 'why', type: 'ErrorCode' },
    ],
    shut: [],
  });
});

test('renders a list of objects with their fields', () => {
  expect(
    read(`mark: object({
      marks: list(object({ shape: oneOf('open', 'rest'), loud: optional(flag) }), 500),
    })`).mark,
  ).toEqual([{ name: 'marks', type: "{ shape: 'open' | 'rest', loud?: boolean }[] (≤ 500)" }]);
});
