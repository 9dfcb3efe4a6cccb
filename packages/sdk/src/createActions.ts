import { handOut } from './deferred.js';
import { AgentError, demand, type ErrorCode } from './errors.js';
import type { AgentActions, DisconnectResult, RecordingOptions } from './actions.js';
import { limits } from './limits.js';
import type { Conversation } from './conversation.js';
import type { Machine } from './machine.js';
import { flag } from './protocol/schema.js';
import { demandRange, type ResolvedOptions } from './options.js';
import { readSignal, whenAborted } from './whenAborted.js';

/**
 * Trims a text and validates it.
 * @throws invalid-options, text-empty, text-too-long
 */
const readText = (input: string, maximum: number): string => {
  demand(typeof input === 'string', 'text must be a string');
  const text = input.trim();
  if (!text) throw new AgentError('text-empty');
  if (text.length > maximum)
    throw new AgentError('text-too-long', `${text.length} of ${maximum} characters`);
  return text;
};

/**
 * Validates the options of a recording.
 * @throws invalid-options
 */
export const checkRecordingOptions = (options: RecordingOptions): void => {
  const {
    deviceId,
    maxDurationMs = limits.recordingMaxMs,
    endOnSilence,
    bargeIn = false,
    encoding,
  } = options;
  demand(['string', 'undefined'].includes(typeof deviceId), 'deviceId must be a string');
  demand(
    endOnSilence === undefined || typeof endOnSilence?.watch === 'function',
    'endOnSilence must be of detectVoice()',
  );
  demand(!endOnSilence?.problem, endOnSilence?.problem);
  demand(
    flag(bargeIn) && (!bargeIn || endOnSilence),
    'bargeIn must be true or false, and needs endOnSilence',
  );
  demand(
    encoding === undefined || typeof encoding?.writeFrame === 'function',
    'encoding must be of adpcm()',
  );
  demandRange('maxDurationMs', maxDurationMs, limits.recordingMinMs, limits.recordingMaxMs);
};

/** Wraps an operation so that its promise may be ignored; see `handOut`. */
const handingOut =
  <A extends unknown[], T>(code: ErrorCode, act: (...input: A) => Promise<T>) =>
  (...input: A): Promise<T> =>
    handOut(act(...input), code);

/** Creates the operations. Each first looks up in the table what it does in the current state. */
export const createActions = (
  options: ResolvedOptions,
  machine: Machine,
  conversation: Conversation,
): AgentActions => {
  const { connection, messages, replies, speech, recorder, settle, nextRequest } = conversation;

  /**
   * Operations are mostly called from a user gesture, during which browsers allow audio to start.
   */
  const warm = (): void => {
    try {
      if (options.speech === 'auto' && connection.session) speech.warm(connection.session.voice);
    } catch {
      // Without a voice, a host can still exchange texts.
    }
  };

  return {
    connect(callOptions) {
      try {
        const signal = readSignal(callOptions);
        if (machine.enter('connect').outcome === 'runs') connection.open();
        const { opening } = connection;
        whenAborted(signal, opening, () => {
          if (opening === connection.opening && !connection.session) connection.close('connect');
        });
        return opening;
      } catch (error) {
        return handOut(Promise.reject(error), 'connect-failed');
      }
    },
    async disconnect() {
      const from = machine.state;
      const ended: DisconnectResult['ended'] = [];
      if (from === 'connecting' || from === 'reconnecting') ended.push('connect');
      if (replies.waiting) ended.push('request');
      if (speech.busy) ended.push('speech');
      if (recorder.open) ended.push('recording');
      if (machine.enter('disconnect').outcome !== 'no-op') connection.close('disconnect');
      return { from, ended };
    },
    sendText: handingOut('agent-failed', async (input, callOptions) => {
      const { ends } = machine.enter('sendText');
      const text = readText(input, limits.textCharacters);
      const signal = readSignal(callOptions);
      if (ends) conversation.interrupt(new AgentError(ends));
      warm();
      const request = nextRequest();
      const answer = replies.expect(request, 'text');
      connection.send({ type: 'send-text', request, text });
      messages.add({ role: 'user', text, via: 'text', status: 'complete' });
      // A late listener may cancel a request that is already answered: its speech continues.
      whenAborted(signal, answer, () => replies.waiting && conversation.cancel(request));
      settle('sendText');
      return (await answer).reply;
    }),
    sendTts: handingOut('agent-failed', async (input, callOptions) => {
      machine.enter('sendTts');
      const text = readText(input, limits.ttsCharacters);
      const signal = readSignal(callOptions);
      if (options.speech === 'off') throw new AgentError('speech-off');
      warm();
      const { request, result } = speech.add(nextRequest(), text);
      settle('sendTts');
      whenAborted(signal, result, () => conversation.cancel(request));
      return result;
    }),
    startRecording: handingOut('recording-unsupported', async (input) => {
      const recordingOptions = input ?? {};
      const { ends } = machine.enter('startRecording');
      if (recorder.open) throw new AgentError('already-recording');
      checkRecordingOptions(recordingOptions);
      if (ends && !recordingOptions.bargeIn) conversation.interrupt(new AgentError(ends));
      warm();
      const recording = recorder.start(recordingOptions);
      settle('startRecording');
      return recording;
    }),
    stopRecording: handingOut('agent-failed', async (stopOptions) => {
      // A recording continues while reconnecting, or while it waits for a voice.
      if (!recorder.open) machine.enter('stopRecording');
      const discard = stopOptions?.discard ?? false;
      demand(flag(discard), 'discard must be true or false');
      const result = recorder.stop(discard);
      settle('stopRecording');
      return result;
    }),
    async stopSpeaking() {
      machine.enter('stopSpeaking');
      const stopped = speech.end(false).length > 0;
      settle('stopSpeaking');
      return { stopped };
    },
  };
};
