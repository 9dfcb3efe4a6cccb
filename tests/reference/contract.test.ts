import { beforeAll, expect, test } from 'vitest';
import { buildContract, checkContract } from '../../packages/api-facts/src/contract';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

test('reports a changed limit with both values', () => {
  const before = { ...buildContract(apiFacts.read()), 'limits.messagesKept': '7 items' };
  expect(checkContract(apiFacts.read(), before)).toEqual([
    {
      file: 'website/reference/contract.json',
      line: expect.any(Number),
      message: expect.stringMatching(/^limits\.messagesKept is now \d+ items; it was 7 items\./),
    },
  ]);
});

test('reports new and removed entries', () => {
  const { states, ...before } = buildContract(apiFacts.read());
  const messages = checkContract(apiFacts.read(), { ...before, gone: 'old' }).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    expect.stringContaining('gone is gone; it was old'),
    expect.stringContaining(`states is new: ${states}`),
  ]);
});

test('accepts the current contract', () => {
  expect(checkContract(apiFacts.read(), buildContract(apiFacts.read()))).toEqual([]);
});

test('lists the values of a property in the order of its declaration', () => {
  expect(buildContract(apiFacts.read())).toMatchObject({
    'Message.role': "'user' | 'agent'",
    'Message.via': "'text' | 'recording' | 'tts'",
  });
});
