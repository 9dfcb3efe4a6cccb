import { expect, test } from 'vitest';
import type { PlacedDescription } from '../descriptions/readDescriptions';
import { checkDescriptions } from './descriptions';

const source = { key: 'Agent.state', text: 'What it does.', place: 'packages/sdk/src/agent.ts:9' };
const described = (more: Partial<PlacedDescription> = {}) =>
  new Map([
    ['Agent.state', { en: 'What it does.', ko: '하는 일', file: 'agent.json', line: 4, ...more }],
  ]);
const messages = (descriptions: Map<string, PlacedDescription>) =>
  checkDescriptions([source], descriptions).map(({ line, message }) => `${line}: ${message}`);

test('a description in both languages is fine', () => {
  expect(messages(described())).toEqual([]);
});

test('a missing one is named with the place of its English', () => {
  expect(messages(new Map())).toEqual([
    expect.stringMatching(/^1: Agent\.state has no description.*packages\/sdk\/src\/agent\.ts:9/),
  ]);
});

test('one without Korean is named with its line', () => {
  expect(messages(described({ ko: ' ' }))).toEqual([
    expect.stringContaining('4: Agent.state has no Korean text'),
  ]);
});

test('one whose English has changed since is named with the text of now', () => {
  expect(messages(described({ en: 'What it did.' }))).toEqual([
    expect.stringContaining('4: Agent.state has a Korean text for an English one that has changed'),
  ]);
});

test('one of nothing any more is named', () => {
  expect(checkDescriptions([], described())).toHaveLength(1);
});
