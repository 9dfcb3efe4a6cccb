import { limits } from '@site/live/channel/messages';
import { expect, it } from 'vitest';
import { createMeter } from './startRun';

it('takes a lively run in, for as long as it lasts', () => {
  let time = 0;
  const meter = createMeter(() => time);
  const taken = Array.from({ length: 10 * limits.messagesPerSecond }, (_, index) => {
    time = (index * 1_000) / limits.messagesPerSecond;
    return meter(100);
  });
  expect(taken).not.toContain(false);
});

it('refuses more messages in a second than a page can take in', () => {
  const meter = createMeter(() => 0);
  const taken = Array.from({ length: limits.messagesPerSecond + 1 }, () => meter(1));
  expect(taken.indexOf(false)).toBe(limits.messagesPerSecond);
});

it('refuses more text in a second than a page can take in', () => {
  const meter = createMeter(() => 0);
  expect(meter(limits.charactersPerSecond)).toBe(true);
  expect(meter(1)).toBe(false);
});
