import type { Emit } from '../emitter.js';
import { AgentError } from '../errors.js';
import { limits } from '../limits.js';
import type { Messages } from '../messages.js';
import type { AudioFrame } from '../protocol/frame.js';
import type { ClientMessage } from '../protocol/wire.js';
import type { ResolvedOptions } from '../options.js';
import type { Session } from '../actions.js';
import { createDeviceVoice, warmDeviceVoice } from './deviceVoice.js';
import { createPlayback } from './playback.js';
import { createSpeech, type Speech, type SpeechMessage } from './speech.js';

/** The current speech and those waiting, in order. */
export interface SpeechQueue {
  /** Whether anything is playing or queued. */
  readonly busy: boolean;
  /** Prepares audio; must be called during a user gesture. */
  warm(kind: Session['voice']): void;
  /** Queues a text to be spoken verbatim. */
  add(request: number, text: string): Speech;
  /** Puts the speech of a reply first; the agent is already sending it. */
  expect(request: number, text: string): void;
  /** Starts the next speech if none is playing. */
  play(): void;
  receive(message: SpeechMessage): void;
  /** Accepts samples; false when there are more than a speech may have. */
  receiveFrame(frame: AudioFrame): boolean;
  /**
   * Ends all speech, or that of one request: stopped or failed. Returns what was ended. The agent
   * is told, unless it was the cause.
   */
  end(outcome: false | AgentError, request?: number, byAgent?: boolean): Speech[];
  /** Releases the audio output. */
  close(): void;
}

/**
 * Creates an empty queue.
 * @param options - The language and the output.
 * @param send - Sends to the agent.
 * @param onEnd - Called when a speech has ended by itself.
 * @param onStalled - Called when the agent has not answered in time.
 */
export const createSpeechQueue = (
  { language, output }: Pick<ResolvedOptions, 'language' | 'output'>,
  messages: Messages,
  emit: Emit,
  send: (message: ClientMessage) => void,
  onEnd: () => void,
  onStalled: (request: number) => void,
): SpeechQueue => {
  const tell = (error: AgentError): void => emit('error', error);
  const playback = createPlayback(
    (context) => output?.connect(context, tell) ?? context.destination,
  );
  let active: Speech | undefined;
  let waiting: Speech[] = [];

  const create = (request: number, text: string, source: Speech['source']): Speech =>
    createSpeech(
      { request, text, source },
      {
        emit,
        messages,
        openVoice: (kind, text, listener) =>
          kind === 'agent'
            ? playback.play(listener)
            : createDeviceVoice(text, language, listener, tell, output),
        onEnd(speech, completed) {
          if (active === speech) active = undefined;
          speech.end(completed);
          onEnd();
        },
        onStalled,
      },
    );

  return {
    get busy() {
      return active !== undefined || waiting.length > 0;
    },
    warm: (kind) => (kind === 'agent' ? playback.warm() : warmDeviceVoice()),
    add(request, text) {
      if (waiting.length >= limits.queuedSpeeches) throw new AgentError('queue-full');
      const speech = create(request, text, 'tts');
      waiting.push(speech);
      return speech;
    },
    expect(request, text) {
      active = create(request, text, 'reply');
      active.expect();
    },
    play() {
      if (active) return;
      active = waiting.shift();
      if (!active) return;
      send({ type: 'send-tts', request: active.request, text: active.text });
      active.expect();
    },
    receive: (message) => active?.receive(message),
    receiveFrame: ({ stream, samples }) => active?.addSamples(stream, samples) ?? true,
    end(outcome, request, byAgent) {
      const concerns = (speech?: Speech): speech is Speech =>
        speech !== undefined && (request === undefined || speech.request === request);
      const ending = [active, ...waiting].filter(concerns);
      if (concerns(active)) {
        const { begun, request: ended } = active;
        active = undefined;
        // Otherwise a speech that has not started would be spoken later, when nobody expects it.
        if (!byAgent) send(begun ? { type: 'stop-speaking' } : { type: 'cancel', request: ended });
      }
      waiting = waiting.filter((speech) => !concerns(speech));
      for (const speech of ending) speech.end(outcome);
      return ending;
    },
    close: playback.close,
  };
};
