import { createConnection, type Connection } from './connection/connection.js';
import type { Emit } from './emitter.js';
import { AgentError, makeError } from './errors.js';
import type { StateChangeReason } from './events.js';
import type { Machine } from './machine.js';
import { createMessages, type Messages } from './messages.js';
import type { AudioFrame } from './protocol/frame.js';
import type { AgentMessage } from './protocol/wire.js';
import { createRecorder, type Recorder } from './recording/recorder.js';
import { createReplies, type Replies } from './replies.js';
import { checkContext, type ResolvedOptions } from './options.js';
import { createSpeechQueue, type SpeechQueue } from './speech/speechQueue.js';
import type { Toolbox } from './tools/toolbox.js';

/** Everything that can be in progress, and its connection. */
export interface Conversation {
  readonly connection: Connection;
  readonly messages: Messages;
  readonly replies: Replies;
  readonly speech: SpeechQueue;
  readonly recorder: Recorder;
  /** The number of the next request; increasing. */
  nextRequest(): number;
  /** Sends the context to the agent, now and in every later session. */
  setContext(context: Record<string, unknown>): void;
  /**
   * Ends the current request and all speech, and tells the agent, because something replaces them.
   */
  interrupt(error: AgentError): void;
  /** Cancels one request and tells the agent. */
  cancel(request: number): void;
  /** Moves the state machine to the state of what is in progress. */
  settle(reason: StateChangeReason, error?: AgentError): void;
}

/** Creates a conversation with nothing in progress. */
export const createConversation = (
  options: ResolvedOptions,
  machine: Machine,
  emit: Emit,
): Conversation => {
  let lastRequest = 0;
  const nextRequest = (): number => ++lastRequest;

  const settle: Conversation['settle'] = (reason, error) => {
    if (!connection.session) return;
    if (recorder.active) machine.move('recording', reason, { error });
    else if (replies.waiting) machine.move('thinking', reason, { error });
    // A recording that waited for a voice to interrupt has nothing left to interrupt.
    else if (!speech.busy) machine.move(recorder.open ? 'recording' : 'ready', reason, { error });
    else {
      speech.play();
      machine.move('speaking', reason, { error });
    }
  };

  const fail = (request: number, error: AgentError, byAgent?: boolean): void => {
    connection.drop(request);
    replies.end(error, request, byAgent);
    const spoken = speech.end(error, request, byAgent);
    const recorded = recorder.end(error, 'failed', request);
    settle('request-failed', error);
    // The speech of a reply has no consumer, and a recording may not have one yet.
    if (recorded || request === greeting || spoken.some(({ source }) => source === 'reply'))
      emit('error', error);
  };

  const failStalled =
    (what: string) =>
    (request: number): void => {
      // Without a session the wait is for the network, which has its own timeout.
      if (connection.session) fail(request, new AgentError('agent-failed', `${what} stalled`));
    };

  const interrupt = (error: AgentError): void => {
    replies.end(error);
    speech.end(false);
  };

  const onMessage = (message: AgentMessage): void => {
    switch (message.type) {
      case 'pong':
        return replies.refresh();
      case 'transcript':
      case 'tool-call':
      case 'emotion':
      case 'reply-delta':
      case 'reply':
        recorder.forget(message.request);
        replies.receive(message);
        return settle('reply');
      case 'speech-start':
      case 'speech-mark':
      case 'speech-end':
        return speech.receive(message);
      case 'error':
        if (message.request)
          fail(message.request, new AgentError(message.code, message.detail), true);
    }
  };

  const onFrame = (frame: AudioFrame): void => {
    if (!speech.receiveFrame(frame)) connection.distrust('speech too long');
  };

  const onEnd = (reason: AgentError): void => {
    // Others, such as a rejected token, are those of `connect`.
    const error = reason.operations.includes('sendText')
      ? reason
      : makeError('connection-lost', reason);
    const isRequested = error.code === 'aborted';
    const isOver = machine.state !== 'reconnecting';
    // A recording is sent again in the next session; other requests are lost.
    if (isOver || !recorder.waiting) replies.end(error);
    if (isOver) recorder.end(error, isRequested ? 'disconnected' : 'connection-lost');
    speech.end(isRequested ? false : error);
    // Kept for the next session: a context that was not created by a user gesture may have to wait
    // for the next one.
    if (isOver) speech.close();
  };

  /** The request for the greeting: its result has no consumer. */
  let greeting: number | undefined;
  const greet = (): void => {
    greeting = nextRequest();
    replies.expect(greeting, 'text').catch(() => undefined);
    send({ type: 'greet', request: greeting });
  };

  const onReady = (mayGreet: boolean): void => {
    if (options.context) send({ type: 'context', context: options.context });
    if (toolbox) send(toolbox.announcement);
    if (mayGreet && options.greeting) greet();
    recorder.sendAgain();
    replies.refresh();
    settle('connected');
  };

  let toolbox: Toolbox | undefined;
  const onOpening = async (): Promise<void> => {
    if (!options.tools || toolbox) return;
    const { createToolbox } = await import('./tools/toolbox.js');
    toolbox = createToolbox(options.tools, makeError, (message, error) => {
      send(message);
      replies.refresh();
      if (error) emit('error', error);
    });
  };

  const connection = createConnection(options, machine, emit, {
    onOpening,
    onReady,
    onMessage,
    onFrame,
    onEnd,
  });
  const { send, upload } = connection;
  const messages = createMessages(emit);
  const speech = createSpeechQueue(
    options,
    messages,
    emit,
    send,
    () => settle('speech-end'),
    failStalled('speech'),
  );
  const replies = createReplies(
    messages,
    emit,
    () => toolbox,
    send,
    (request, text, spoken) => spoken && options.speech === 'auto' && speech.expect(request, text),
    () => connection.distrust('reply too long'),
    failStalled('reply'),
  );
  const recorder = createRecorder({
    workletUrl: options.workletUrl,
    emit,
    send,
    upload,
    session: () => connection.session,
    expectAnswer: (request, recordingId) => replies.expect(request, 'recording', recordingId),
    nextRequest,
    onBegin() {
      interrupt(new AgentError('interrupted'));
      settle('voice');
    },
    state: () => machine.state,
    onEnd: settle,
  });

  return {
    connection,
    messages,
    replies,
    speech,
    recorder,
    settle,
    nextRequest,
    setContext(context) {
      checkContext(context);
      options.context = context;
      send({ type: 'context', context });
    },
    interrupt,
    cancel: (request) => fail(request, new AgentError('aborted')),
  };
};
