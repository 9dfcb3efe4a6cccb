import { beforeAll, expect, test } from 'vitest';
import { buildContract } from '../contract/buildContract';
import { loadReference } from '../loadReference';
import { checkContract } from './contract';

beforeAll(() => void loadReference(), 60_000);

test('a limit that is not what it was is named with both values', () => {
  const before = { ...buildContract(loadReference()), 'limits.messagesKept': '7 items' };
  expect(checkContract(loadReference(), before)).toEqual([
    {
      file: 'website/reference/contract.json',
      line: expect.any(Number),
      message: expect.stringMatching(/^limits\.messagesKept is now \d+ items; it was 7 items\./),
    },
  ]);
});

test('what is new and what is gone is named', () => {
  const { states, ...before } = buildContract(loadReference());
  const messages = checkContract(loadReference(), { ...before, gone: 'old' }).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    expect.stringContaining('gone is gone; it was old'),
    expect.stringContaining(`states is new: ${states}`),
  ]);
});

test('the contract of now is the contract of now', () => {
  expect(checkContract(loadReference(), buildContract(loadReference()))).toEqual([]);
});
