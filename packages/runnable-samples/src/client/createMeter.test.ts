import { limits } from '../frame/messages';
import { expect, it } from 'vitest';
import { createMeter } from './startRun';

it('accepts messages at the maximum rate for ten seconds', () => {
  let time = 0;
  const meter = createMeter(() => time);
  const taken = Array.from({ length: 10 * limits.messagesPerSecond }, (_, index) => {
    time = (index * 1_000) / limits.messagesPerSecond;
    return meter(100);
  });
  expect(taken).not.toContain(false);
});

it('rejects messages beyond the limit per second', () => {
  const meter = createMeter(() => 0);
  const taken = Array.from({ length: limits.messagesPerSecond + 1 }, () => meter(1));
  expect(taken.indexOf(false)).toBe(limits.messagesPerSecond);
});

it('rejects text beyond the limit of characters per second', () => {
  const meter = createMeter(() => 0);
  expect(meter(limits.charactersPerSecond)).toBe(true);
  expect(meter(1)).toBe(false);
});
