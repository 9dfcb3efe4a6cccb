import { limits, writeFrame } from 'product-sdk/protocol';
import type { SpeechPart } from './Hooks.js';
import type { Outbox } from './Outbox.js';
import { readParts } from './readParts.js';
import { sendMarks } from './sendMarks.js';
import { wait } from './wait.js';

const SAMPLES_PER_MS = limits.speechSampleRateHz / 1_000;
const FRAME_SAMPLES = 500 * SAMPLES_PER_MS;
const LEAD_MS = 3_000;
const MOST_UNSENT_BYTES = 1_024 * 1_024;
const RETRY_MS = 100;

/**
 * Sends speech as binary frames with their mouth shapes, never more than three seconds ahead of
 * what a listener can have heard. Resolves with its length in milliseconds.
 */
export async function sendSpeech(
  outbox: Outbox,
  stream: number,
  parts: AsyncIterable<SpeechPart>,
  signal: AbortSignal,
): Promise<number> {
  const startedAt = performance.now();
  let sentMs = 0;
  for await (const { samples, marks } of readParts(parts, signal)) {
    const partStartMs = sentMs;
    sendMarks(
      outbox,
      stream,
      marks.map(({ atMs, shape }) => ({ atMs: Math.round(partStartMs + atMs), shape })),
    );
    for (let first = 0; first < samples.length; first += FRAME_SAMPLES) {
      const frame = samples.subarray(first, first + FRAME_SAMPLES);
      outbox.sendFrame(writeFrame('speech', stream, frame));
      sentMs += frame.length / SAMPLES_PER_MS;
      if (sentMs >= limits.speechMaxMs) return limits.speechMaxMs;
      const aheadMs = sentMs - (performance.now() - startedAt);
      if (aheadMs > LEAD_MS) await wait(aheadMs - LEAD_MS, signal);
      while (outbox.unsentBytes > MOST_UNSENT_BYTES) await wait(RETRY_MS, signal);
    }
  }
  return Math.round(sentMs);
}
