import { expect, it } from 'vitest';
import type { ClientMessage } from '../protocol/wire.js';
import { createUplink } from './uplink.js';

const FRAME_BYTES = 1_608;
const end: ClientMessage = { type: 'recording-end', request: 1, discard: false };

/** An uplink, with the number of frames and the other messages it has sent. */
const start = () => {
  const sent = { frames: 0, types: [] as string[] };
  const uplink = createUplink({
    send(data) {
      if (data instanceof ArrayBuffer) sent.frames += 1;
      else sent.types.push(data.type);
    },
  });
  const record = (count: number, request = 1): void => {
    for (let frame = 0; frame < count; frame += 1)
      uplink.upload(request, new ArrayBuffer(FRAME_BYTES));
  };
  /** Answers pings as agents do, until none is unanswered. */
  const answerAll = (): void => {
    for (let answered = 0; answered < countPings(); answered += 1) uplink.onPong();
  };
  const countPings = (): number => sent.types.filter((type) => type === 'ping').length;
  return { uplink, sent, record, answerAll, countPings };
};

it('sends about one second of audio ahead of the answers, and the rest as they arrive', () => {
  const { sent, record, answerAll, uplink } = start();
  record(400);
  expect(sent.frames * FRAME_BYTES).toBeGreaterThan(32_000);
  expect(sent.frames * FRAME_BYTES).toBeLessThan(36_000);
  answerAll();
  expect(sent.frames).toBe(400);
  uplink.upload(1, end);
  answerAll();
  expect(sent.types.filter((type) => type !== 'ping')).toEqual(['recording-end']);
});

it('sends at least three pings before it waits for answers', () => {
  const { record, countPings } = start();
  record(400);
  expect(countPings()).toBeGreaterThanOrEqual(3);
});

it('does not send the end of a recording before its audio', () => {
  const { uplink, sent, record } = start();
  record(100);
  uplink.upload(1, end);
  expect(sent.types).not.toContain('recording-end');
});

it('is busy until everything is acknowledged', () => {
  const { uplink, record, answerAll } = start();
  expect(uplink.busy).toBe(false);
  record(3);
  uplink.upload(1, end);
  expect(uplink.busy).toBe(true);
  answerAll();
  expect(uplink.busy).toBe(false);
});

it('drops the waiting frames of a request and continues with the next one', () => {
  const { uplink, sent, record, answerAll } = start();
  record(100);
  const before = sent.frames;
  uplink.drop(1);
  record(2, 2);
  answerAll();
  expect(sent.frames).toBe(before + 2);
});

it('does not take the answer to a heartbeat ping as an acknowledgment', () => {
  const { uplink, sent, record } = start();
  uplink.ping();
  record(100);
  const before = sent.frames;
  // Pinged before anything was sent.
  uplink.onPong();
  expect(sent.frames).toBe(before);
  uplink.onPong();
  expect(sent.frames).toBeGreaterThan(before);
});
