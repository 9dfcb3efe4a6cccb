import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readExpectation } from './readExpectation';

const folder = mkdtempSync(path.join(tmpdir(), 'expectations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(expectation: string): ReturnType<typeof readExpectation> {
  writeFileSync(path.join(folder, 'one.expect.json'), expectation);
  return readExpectation(folder, 'one.ts', ['connection-lost', 'slow']);
}

test('an expectation may name a problem that can be reproduced', () => {
  expect(read('{ "problem": "connection-lost" }')).toEqual({ problem: 'connection-lost' });
});

test.each([
  ['{ "problem": "connection-loss" }', 'there is no problem "connection-loss"'],
  ['{ "log": [] }', 'an expectation has no "log". It has: logs, steps,'],
])('%s is refused with the name of its file', (expectation, message) => {
  expect(() => read(expectation)).toThrow(`one.expect.json:1: ${message}`);
});
