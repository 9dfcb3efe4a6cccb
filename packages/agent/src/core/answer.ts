import { emotions, limits } from 'product-sdk/protocol';
import type { GreetContext, Hooks, Turn } from './Hooks.js';
import { doNothing, readParts, untilAborted, wait } from './abortable.js';
import type { SessionContext } from './SessionContext.js';
import { speakText } from './speakText.js';
import { readWholeCharacters } from './splitText.js';

const MOST_TURNS = 40;

/** Appends a turn to the history and drops the oldest beyond the limit. */
export function rememberTurn(history: Turn[], turn: Turn): void {
  history.push(turn);
  if (history.length > MOST_TURNS) history.shift();
}

const SHORTEST_PART = 12;

/** Splits a reply into chunks of a few words; joined, they are the reply again. */
function splitReply(reply: string): string[] {
  const parts: string[] = [];
  for (const word of reply.split(/(?<=\s)(?=\S)/u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < SHORTEST_PART) parts.splice(-1, 1, last + word);
    else parts.push(word);
  }
  return parts.filter((part) => part !== '');
}

/** Yields the parts of a reply, whichever of the three allowed forms the hook returned. */
async function* streamReply(
  reply: ReturnType<Hooks['reply']>,
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if (typeof reply === 'object' && Symbol.asyncIterator in reply) {
    yield* readParts(reply, signal);
    return;
  }
  for (const part of splitReply(await untilAborted(Promise.resolve(reply), signal))) {
    yield part;
    await wait(delayMs, signal);
  }
}

/** A text to answer and its source; without a text, the agent starts the conversation. */
export interface Question {
  request: number;
  text?: string;
  source: 'text' | 'recording';
}

/** Simulates a call of an unknown tool, which the page rejects. */
async function callUnknownTool(
  { tools }: SessionContext,
  request: number,
  signal: AbortSignal,
): Promise<void> {
  await tools.send(request, 'makeCoffee', {}, signal).catch(() => undefined);
}

/** Sends the parts of a reply, then the whole of it, then its speech. */
export async function answer(
  session: SessionContext,
  { request, text, source }: Question,
  signal: AbortSignal,
  onReplied: () => void,
): Promise<void> {
  const { faults, hooks, outbox, settings } = session;
  if (faults.has('missing-reply')) await doNothing(signal);
  if (text !== undefined) session.turn += 1;
  const { id: sessionId, language, turn, clientContext, tools } = session;
  const history = [...session.history];
  if (text !== undefined) rememberTurn(session.history, { role: 'user', text });
  if (faults.has('unknown-tool')) await callUnknownTool(session, request, signal);
  const context: GreetContext = {
    sessionId,
    language,
    signal,
    history,
    turn,
    context: clientContext,
    tools: tools.descriptions,
    callTool: (name, args = {}) => tools.call(request, name, args, signal),
    setEmotion(emotion) {
      if (!emotions.includes(emotion))
        throw new TypeError(`There is no emotion "${emotion}". There are: ${emotions.join(', ')}.`);
      if (!signal.aborted) outbox.send({ type: 'emotion', request, emotion });
    },
  };
  const generated =
    text === undefined ? hooks.greet(context) : hooks.reply(text, { ...context, source });
  let reply = '';
  const parts = streamReply(generated, settings.deltaDelayMs, signal);
  for await (const part of readWholeCharacters(parts, limits.replyCharacters)) {
    reply += part;
    outbox.send({ type: 'reply-delta', request, text: part });
    if (faults.has('dropped-reply')) outbox.cut();
  }
  const speech = session.speech && /[\p{Letter}\p{Number}]/u.test(reply);
  rememberTurn(session.history, { role: 'agent', text: reply });
  outbox.send({ type: 'reply', request, text: reply, speech });
  onReplied();
  if (speech) await speakText(session, request, reply, signal);
}
