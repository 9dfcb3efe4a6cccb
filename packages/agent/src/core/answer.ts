import { limits } from 'product-sdk/protocol';
import { doNothing } from './doNothing.js';
import { rememberTurn } from './rememberTurn.js';
import type { SessionContext } from './SessionContext.js';
import { sayAloud } from './sayAloud.js';
import { streamReply } from './streamReply.js';

/** A text to answer, and where it came from. */
export interface Question {
  request: number;
  text: string;
  source: 'text' | 'recording';
}

/** Answers a text: the parts of the reply, the whole of it, then its speech. */
export async function answer(
  session: SessionContext,
  { request, text, source }: Question,
  signal: AbortSignal,
  onReplied: () => void,
): Promise<void> {
  const { faults, hooks, outbox, settings } = session;
  if (faults.has('missing-reply')) await doNothing(signal);
  session.turn += 1;
  const { id: sessionId, language, turn } = session;
  const history = [...session.history];
  rememberTurn(session.history, { role: 'user', text });
  const given = hooks.reply(text, { sessionId, language, signal, source, history, turn });
  let reply = '';
  for await (const part of streamReply(given, settings.deltaDelayMs, signal)) {
    const fitting = String(part).slice(0, limits.replyCharacters - reply.length);
    if (fitting === '') continue;
    reply += fitting;
    outbox.send({ type: 'reply-delta', request, text: fitting });
    if (faults.has('dropped-reply')) outbox.cut();
    if (reply.length === limits.replyCharacters) break;
  }
  const speech = session.speech && /[\p{Letter}\p{Number}]/u.test(reply);
  rememberTurn(session.history, { role: 'agent', text: reply });
  outbox.send({ type: 'reply', request, text: reply, speech });
  onReplied();
  if (speech) await sayAloud(session, request, reply, signal);
}
