import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  checkDescriptions,
  hashText,
  readDescriptions,
  updateDescriptions,
  type PlacedDescription,
} from './descriptions';
import type { ApiFactsOptions } from './options';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'descriptions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const options = () =>
  ({ root, referenceFolder: root, descriptionFile: () => 'agent' }) as unknown as ApiFactsOptions;
const key = 'Agent.state';
const sources = (...texts: string[]) => ({
  options: options(),
  descriptions: readDescriptions(options()),
  texts: new Map(texts.map((text) => [key, { key, text, place: 'packages/sdk/src/agent.ts:9' }])),
});
const described = (more: Partial<PlacedDescription> = {}) => {
  const source = hashText('What it does.');
  return new Map([[key, { ko: '하는 일', source, file: 'agent.json', line: 4, ...more }]]);
};
const messages = (descriptions: Map<string, PlacedDescription>, ...texts: string[]) =>
  checkDescriptions({ ...sources(...texts), descriptions }).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('accepts a description that was written for the current English text', () => {
  expect(messages(described(), 'What it does.')).toEqual([]);
});

test('reports a missing description with the place of its English text', () => {
  expect(messages(new Map(), 'What it does.')).toEqual([
    expect.stringMatching(/^1: Agent\.state has no description.*packages\/sdk\/src\/agent\.ts:9/),
  ]);
});

test('reports a description without Korean text with its line', () => {
  expect(messages(described({ ko: ' ' }), 'What it does.')).toEqual([
    expect.stringContaining('4: Agent.state has no Korean text'),
  ]);
});

test('reports a description whose English text has changed, with the new text and the command', () => {
  expect(messages(described(), 'What it did.')).toEqual([
    expect.stringMatching(
      /^4: Agent\.state has a Korean text for an English one that has changed.*"What it did\.".*reference:update -- Agent\.state/,
    ),
  ]);
});

test('reports a description whose English text is gone', () => {
  expect(messages(described())).toHaveLength(1);
});

test('the hash ignores the values of numbers above one', () => {
  expect(hashText('At most 2 000 characters.')).toBe(hashText('At most 15 000 characters.'));
  expect(hashText('At most 2 characters.')).not.toBe(hashText('At most 2 words.'));
  expect(hashText('1 for the first.')).not.toBe(hashText('0 for the first.'));
});

test('adds a missing description with an empty Korean text', () => {
  expect(updateDescriptions(sources('Now.')).added).toEqual([key]);
  expect(readDescriptions(options()).get(key)).toMatchObject({ ko: '', line: 2 });
});

test('keeps the old hash of a changed text until it is accepted', () => {
  updateDescriptions(sources('Now.'));
  const update = (...read: string[]) => updateDescriptions(sources('Then.'), read);
  expect(update().stale).toEqual([key]);
  expect(readDescriptions(options()).get(key)?.source).toBe(hashText('Now.'));
  expect(update(key).stale).toEqual([]);
  expect(readDescriptions(options()).get(key)?.source).toBe(hashText('Then.'));
});

test('reports a description that the SDK no longer uses, and keeps it', () => {
  updateDescriptions(sources('Now.'));
  const update = updateDescriptions(sources());
  expect(update.unused).toEqual([key]);
  expect(readDescriptions(options()).has(key)).toBe(true);
});
