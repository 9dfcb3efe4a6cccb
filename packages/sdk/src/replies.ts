import type { Messages } from './messages.js';
import { createDeferred, type Deferred } from './deferred.js';
import type { Emit } from './emitter.js';
import { AgentError } from './errors.js';
import { limits } from './limits.js';
import type { Toolbox } from './tools/toolbox.js';
import { createStallTimer } from './stallTimer.js';
import type { AgentMessage, ClientMessage } from './protocol/wire.js';

/** The message of a reply, created with its first part or its end. */
interface ReplyMessage {
  add(part: string): void;
  complete(text: string): void;
  /** The reply ends here; what has arrived is kept. */
  cut(): void;
}

/**
 * Creates the message of a reply without parts.
 * @param via - How the question was asked.
 */
const createReplyMessage = (messages: Messages, via: 'text' | 'recording'): ReplyMessage => {
  let id: number | undefined;
  /** A high surrogate whose other half is still to come. */
  let half = '';
  return {
    add(part) {
      const text = half + part;
      half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
      if (text === half) return;
      id ??= messages.add({ role: 'agent', text: '', via, status: 'partial' });
      messages.extend(id, half ? text.slice(0, -1) : text);
    },
    complete(text) {
      if (id === undefined) messages.add({ role: 'agent', text, via, status: 'complete' });
      else messages.end(id, 'complete', text);
    },
    cut() {
      if (id !== undefined) messages.end(id, 'cut');
    },
  };
};

/** The result of a request. */
export interface Answer {
  transcript: string;
  reply: string;
}

/** Waits for one reply at a time: a later request replaces an earlier one. */
export interface Replies {
  readonly waiting: boolean;
  /** Waits for the reply to a request that is being sent. */
  expect(request: number, via: 'text' | 'recording', recordingId?: number): Promise<Answer>;
  /** A sign that the agent is still working, such as accepting a recording. */
  refresh(): void;
  /** Handles the agent's messages for the pending request. */
  receive(
    message: Extract<
      AgentMessage,
      { type: 'transcript' | 'tool-call' | 'emotion' | 'reply-delta' | 'reply' }
    >,
  ): void;
  /** Stops waiting, if the given request is pending. The agent is told, unless it was the cause. */
  end(error: AgentError, request?: number, byAgent?: boolean): void;
}

interface Waiting {
  request: number;
  recordingId: number;
  answer: Deferred<Answer>;
  transcript: string;
  received: number;
  message: ReplyMessage;
}

/**
 * Creates the handler of replies.
 * @param getToolbox - Returns the page's tools, if any.
 * @param send - Sends to the agent.
 * @param onReply - Called when a reply is complete, before anyone else learns of it.
 * @param onFlood - Called when a reply is longer than allowed.
 * @param onStalled - Called when the agent has not answered in time; must stop the waiting.
 */
export const createReplies = (
  messages: Messages,
  emit: Emit,
  getToolbox: () => Toolbox | undefined,
  send: (message: ClientMessage) => void,
  onReply: (request: number, text: string, speech: boolean) => void,
  onFlood: () => void,
  onStalled: (request: number) => void,
): Replies => {
  let current: Waiting | undefined;
  const stallTimer = createStallTimer(
    limits.replyStalledMs,
    () => current && onStalled(current.request),
  );
  /** Restarts the timeout with each sign of the agent; while a tool runs, it is the page's turn. */
  const refresh = (): void => {
    if (current) stallTimer.wait(getToolbox()?.busy ? limits.toolCallMs : 0);
  };
  const finish = (): void => {
    current = undefined;
    stallTimer.stop();
    getToolbox()?.stop();
  };

  return {
    get waiting() {
      return current !== undefined;
    },
    expect(request, via, recordingId = request) {
      const answer = createDeferred<Answer>();
      const message = createReplyMessage(messages, via);
      current = { request, recordingId, answer, message, transcript: '', received: 0 };
      refresh();
      return answer.promise;
    },
    refresh,
    receive(message) {
      const waiting = current;
      if (waiting?.request !== message.request) return;
      if (message.type === 'tool-call') {
        const { call, name } = message;
        const toolbox = getToolbox();
        if (toolbox) toolbox.call(message);
        else {
          send({ type: 'tool-result', request: message.request, call, code: 'tool-unknown' });
          emit('error', new AgentError('tool-unknown', name));
        }
        return refresh();
      }
      refresh();
      if (message.type === 'emotion') return emit('emotion', { emotion: message.emotion });
      if (message.type === 'reply-delta') {
        waiting.received += message.text.length;
        if (waiting.received > limits.replyCharacters) return onFlood();
        return waiting.message.add(message.text);
      }
      if (message.type === 'transcript') {
        const { text, durationMs } = message;
        const { recordingId } = waiting;
        waiting.transcript = text;
        messages.add({ role: 'user', text, via: 'recording', status: 'complete' });
        return emit('transcript', { recordingId, text, durationMs });
      }
      finish();
      onReply(message.request, message.text, message.speech);
      waiting.answer.resolve({ transcript: waiting.transcript, reply: message.text });
      waiting.message.complete(message.text);
    },
    end(error, request = current?.request, byAgent) {
      const waiting = current;
      if (!waiting || waiting.request !== request) return;
      finish();
      if (!byAgent) send({ type: 'cancel', request });
      waiting.answer.reject(error);
      waiting.message.cut();
    },
  };
};
