import type { SpeechMarkEvent, SpeechStartEvent } from '../events.js';
import type { SpeechResult } from '../actions.js';
import { createDeferred } from '../deferred.js';
import type { Emit } from '../emitter.js';
import type { AgentError } from '../errors.js';
import { limits } from '../limits.js';
import type { Messages } from '../messages.js';
import { createStallTimer } from '../stallTimer.js';
import type { AgentMessage } from '../protocol/wire.js';
import { SAMPLES_PER_MS, type Voice, type VoiceListener } from './voice.js';

type Mark = Pick<SpeechMarkEvent, 'shape' | 'atMs'>;

/** The longest wait before the clock is read again, because it may have stood still. */
const LOOK_AGAIN_MS = 100;

/** Emits the mouth shapes of a speech as its clock passes them. */
interface Marks {
  add(marks: readonly Mark[]): void;
  /** The speech is audible: the clock runs. */
  start(positionMs: () => number): void;
  /** Emits the remaining shapes at the end of the speech, and stops. */
  end(flush: boolean): void;
}

/** Creates an empty list of marks. */
const createMarks = (onMark: (mark: Mark) => void): Marks => {
  let waiting: Mark[] = [];
  let clock: (() => number) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveOut = (): void => {
    if (!clock) return;
    clearTimeout(timer);
    for (let next = waiting[0]; next && next.atMs <= clock(); next = waiting[0]) {
      waiting.shift();
      onMark(next);
    }
    const next = waiting[0];
    if (next) timer = setTimeout(giveOut, Math.min(LOOK_AGAIN_MS, next.atMs - clock()));
  };
  return {
    add(marks) {
      waiting = [...waiting, ...marks];
      giveOut();
    },
    start(positionMs) {
      clock = positionMs;
      giveOut();
    },
    end(flush) {
      clearTimeout(timer);
      // A speech without sound has marks, but never started.
      if (flush && clock) waiting.forEach(onMark);
      waiting = [];
      clock = undefined;
    },
  };
};

/** What the agent says about a speech when it starts. */
export type SpeechMessage = Extract<
  AgentMessage,
  { type: 'speech-start' | 'speech-mark' | 'speech-end' }
>;

/** A speech, from its request to its end. */
export interface Speech {
  readonly request: number;
  readonly text: string;
  readonly source: SpeechStartEvent['source'];
  readonly result: Promise<SpeechResult>;
  /** Whether the agent has started to send it. */
  readonly begun: boolean;
  /** Starts waiting for the agent: it was asked, or has announced speech. */
  expect(): void;
  receive(message: SpeechMessage): void;
  /** Accepts samples. Returns false if they are not this speech's, or too many. */
  addSamples(stream: number, samples: Int16Array): boolean;
  /** Ends it as completed, stopped or failed. */
  end(outcome: boolean | AgentError): void;
}

/**
 * Creates a speech.
 * @param facts - Its request and text.
 * @param room - Its context: `openVoice` gives it a voice; `onEnd` and `onStalled` must end it.
 */
export const createSpeech = (
  facts: Pick<Speech, 'request' | 'text' | 'source'>,
  room: {
    emit: Emit;
    messages: Messages;
    openVoice(kind: 'agent' | 'device', text: string, listener: VoiceListener): Voice;
    onEnd(speech: Speech, completed: boolean): void;
    onStalled(request: number): void;
  },
): Speech => {
  const { request: speechId, text, source } = facts;
  const { emit, messages } = room;
  const result = createDeferred<SpeechResult>();
  const marks = createMarks((mark) => emit('speech-mark', { speechId, ...mark }));
  let stream: number | undefined;
  let voice: Voice | undefined;
  let sampleCount = 0;
  let heard: SpeechStartEvent['voice'] | undefined;
  let isAllSent = false;
  let messageId: number | undefined;

  const hear = (voiceInUse: SpeechStartEvent['voice']): void => {
    // Ended in the task in which it started.
    if (!voice) return;
    heard = voiceInUse;
    if (source === 'tts')
      messageId = messages.add({ role: 'agent', text, via: 'tts', status: 'partial' });
    emit('speech-start', { speechId, text, source, voice: voiceInUse });
    marks.start(voice.positionMs);
  };

  const stallTimer = createStallTimer(
    limits.speechStalledMs,
    // The device's voice needs nothing more.
    () => heard !== 'device' && room.onStalled(speechId),
  );

  /** Restarts the timeout with each sign of the agent; paused while audio is left to play. */
  const expect = (): void => {
    if (isAllSent) return;
    const unheardMs = sampleCount / SAMPLES_PER_MS - (voice?.positionMs() ?? 0);
    stallTimer.wait(Math.max(0, unheardMs));
  };

  const expectNoMore = (): void => {
    isAllSent = true;
    stallTimer.stop();
  };

  const speech: Speech = {
    ...facts,
    result: result.promise,
    get begun() {
      return stream !== undefined;
    },
    expect,
    receive(message) {
      if (message.type === 'speech-start') {
        if (stream !== undefined || message.request !== speechId) return;
        stream = message.stream;
        voice = room.openVoice(message.voice, text, {
          onStart: hear,
          onEnd: (completed) => room.onEnd(speech, completed),
          onBlocked: (resume) => emit('autoplay-blocked', { resume }),
        });
        expect();
      } else if (message.stream === stream) {
        if (message.type === 'speech-mark') {
          marks.add(message.marks);
          expect();
        } else {
          expectNoMore();
          voice?.finish(message.durationMs);
        }
      }
    },
    addSamples(ofStream, samples) {
      if (ofStream !== stream) return true;
      sampleCount += samples.length;
      voice?.add(samples);
      expect();
      return sampleCount / SAMPLES_PER_MS <= limits.speechMaxMs;
    },
    end(outcome) {
      const completed = outcome === true;
      expectNoMore();
      voice?.stop();
      voice = undefined;
      if (typeof outcome === 'boolean') result.resolve({ completed });
      else result.reject(outcome);
      marks.end(completed);
      if (messageId !== undefined) messages.end(messageId, completed ? 'complete' : 'cut');
      if (heard) emit('speech-end', { speechId, completed });
    },
  };
  // The speech of a reply has no consumer.
  if (source === 'reply') result.promise.catch(() => undefined);
  return speech;
};
