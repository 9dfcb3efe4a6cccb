import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDescriptions } from './readDescriptions';
import { updateDescriptions } from './updateDescriptions';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'descriptions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = (key: string, text: string) => ({ key, text, place: 'packages/sdk/src/agent.ts:1' });

test('what is missing is added in English, with no Korean', () => {
  const update = updateDescriptions([source('Agent.state', 'Now.')], new Map(), folder);
  expect(update.added).toEqual(['Agent.state']);
  expect(readDescriptions(folder).get('Agent.state')).toMatchObject({
    en: 'Now.',
    ko: '',
    line: 2,
  });
});

test('what has changed keeps its old English, so that the check goes on failing', () => {
  updateDescriptions([source('Agent.state', 'Now.')], new Map(), folder);
  const update = updateDescriptions(
    [source('Agent.state', 'Then.')],
    readDescriptions(folder),
    folder,
  );
  expect(update.stale).toEqual(['Agent.state']);
  expect(readDescriptions(folder).get('Agent.state')?.en).toBe('Now.');
});

test('what is not in the SDK any more is reported and kept', () => {
  updateDescriptions([source('Agent.state', 'Now.')], new Map(), folder);
  const update = updateDescriptions([], readDescriptions(folder), folder);
  expect(update.unused).toEqual(['Agent.state']);
  expect(readDescriptions(folder).has('Agent.state')).toBe(true);
});
