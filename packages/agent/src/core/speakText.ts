import { limits, writeFrame } from 'product-sdk/protocol';
import { markMouthShapes, type MouthMark } from '../mouth/markMouthShapes.js';
import type { Outbox } from './Connection.js';
import type { SpeechPart } from './Hooks.js';
import { doNothing, linkSignal, readParts, wait } from './abortable.js';
import type { SessionContext } from './SessionContext.js';

const MOST_MARKS = 500;

/** Sends mouth shapes, split into as many messages as the protocol requires. */
export function sendMarks(
  outbox: Pick<Outbox, 'send'>,
  stream: number,
  marks: readonly MouthMark[],
): void {
  for (let first = 0; first < marks.length; first += MOST_MARKS) {
    outbox.send({ type: 'speech-mark', stream, marks: marks.slice(first, first + MOST_MARKS) });
  }
}

const SAMPLES_PER_MS = limits.speechSampleRateHz / 1_000;
const FRAME_SAMPLES = 500 * SAMPLES_PER_MS;
const LEAD_MS = 3_000;
const MOST_UNSENT_BYTES = 1_024 * 1_024;
const RETRY_MS = 100;

/**
 * Sends speech as binary frames with their mouth shapes, at most three seconds ahead of real-time
 * playback. Resolves with its length in milliseconds.
 */
async function sendSpeech(
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

const DROP_AFTER_MS = 300;

/** Speaks a text until it ends or `session.stopSpeaking` is called. */
export async function speakText(
  session: SessionContext,
  request: number,
  text: string,
  taskSignal: AbortSignal,
): Promise<void> {
  const controller = linkSignal(taskSignal);
  session.stopSpeaking = () => controller.abort();
  try {
    await say(session, request, text, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  }
}

async function say(session: SessionContext, request: number, text: string, signal: AbortSignal) {
  const { hooks, outbox, language, id: sessionId, clientContext: context } = session;
  if (session.faults.has('missing-speech')) await doNothing(signal);
  session.stream += 1;
  const stream = session.stream;
  const voice = hooks.speak ? 'agent' : 'device';
  outbox.send({ type: 'speech-start', request, stream, text, voice });
  const durationMs = hooks.speak
    ? await sendSpeech(
        outbox,
        stream,
        hooks.speak(text, { sessionId, language, context, signal }),
        signal,
      )
    : sendEstimate(session, stream, text);
  if (session.faults.has('dropped-speech')) {
    await wait(DROP_AFTER_MS, signal);
    outbox.cut();
  }
  outbox.send({ type: 'speech-end', stream, durationMs });
}

/** Sends estimated mouth shapes for a device's voice; returns the estimated length. */
function sendEstimate({ outbox }: SessionContext, stream: number, text: string): number {
  const marks = markMouthShapes(text);
  sendMarks(outbox, stream, marks);
  return marks.at(-1)?.atMs ?? 0;
}
