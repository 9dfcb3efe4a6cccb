import { readAgentMessage } from 'product-sdk/protocol';
import { expect, test, vi } from 'vitest';
import { sendMarks } from './speakText.js';

test('splits mouth shapes into as few messages as the protocol allows', () => {
  const send = vi.fn();
  const marks = Array.from({ length: 1_200 }, (_, atMs) => ({ atMs, shape: 'open' as const }));
  sendMarks({ send }, 1, marks);
  const sent = send.mock.calls.map(([message]) => message);
  expect(sent.flatMap((message) => message.marks)).toEqual(marks);
  expect(sent.map(isRead)).toEqual(sent.map(() => true));
  const most = sent[0].marks.length;
  expect(sent).toHaveLength(Math.ceil(marks.length / most));
  expect(isRead({ ...sent[0], marks: marks.slice(0, most + 1) })).toBe(false);
});

const isRead = (message: unknown) => readAgentMessage(JSON.stringify(message)).kind === 'message';
