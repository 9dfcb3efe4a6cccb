import { markMouthShapes } from '../mouth/markMouthShapes.js';
import { doNothing } from './doNothing.js';
import { linkSignal } from './linkSignal.js';
import type { SessionContext } from './SessionContext.js';
import { sendMarks } from './sendMarks.js';
import { sendSpeech } from './sendSpeech.js';
import { wait } from './wait.js';

const DROP_AFTER_MS = 300;

/** Speaks a text, to its end or until `session.stopSpeaking` is called. */
export async function sayAloud(
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
  const { hooks, outbox, language, id: sessionId } = session;
  if (session.faults.has('missing-speech')) await doNothing(signal);
  session.stream += 1;
  const stream = session.stream;
  const voice = hooks.speak ? 'agent' : 'device';
  outbox.send({ type: 'speech-start', request, stream, text, voice });
  const durationMs = hooks.speak
    ? await sendSpeech(outbox, stream, hooks.speak(text, { sessionId, language, signal }), signal)
    : sendEstimate(session, stream, text);
  if (session.faults.has('dropped-speech')) {
    await wait(DROP_AFTER_MS, signal);
    outbox.cut();
  }
  outbox.send({ type: 'speech-end', stream, durationMs });
}

/** Sends the mouth shapes a device's voice will probably have; gives the probable length. */
function sendEstimate({ outbox }: SessionContext, stream: number, text: string): number {
  const marks = markMouthShapes(text);
  sendMarks(outbox, stream, marks);
  return marks.at(-1)?.atMs ?? 0;
}
