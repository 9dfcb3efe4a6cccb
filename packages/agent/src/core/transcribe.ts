import { limits } from 'product-sdk/protocol';
import type { Question } from './answer.js';
import type { RecordingBuffer } from './RecordingBuffer.js';
import type { SessionContext } from './SessionContext.js';
import { untilAborted } from './untilAborted.js';

/** Turns a recording into text, tells the client, and makes it the next question. */
export async function transcribe(
  { hooks, outbox, language, id: sessionId }: SessionContext,
  buffer: RecordingBuffer,
  signal: AbortSignal,
): Promise<Question> {
  const { request } = buffer;
  const recording = buffer.finish();
  const given = hooks.transcribe(recording, { sessionId, language, signal });
  const heard = await untilAborted(Promise.resolve(given), signal);
  const text = String(heard).slice(0, limits.replyCharacters);
  outbox.send({ type: 'transcript', request, text, durationMs: recording.durationMs });
  return { request, text, source: 'recording' };
}
