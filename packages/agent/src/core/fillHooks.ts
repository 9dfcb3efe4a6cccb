import { describeRecording } from '../recording/describeRecording.js';
import { replyByRule } from '../reply/replyByRule.js';
import { replyToRecording } from '../reply/replyToRecording.js';
import type { Hooks } from './Hooks.js';

/**
 * Adds what the agent does without being told otherwise; the device does the speaking. What a given
 * `transcribe` heard is answered as a text is.
 */
export function fillHooks({ reply, transcribe, speak }: Partial<Hooks>): Hooks {
  const hears = transcribe !== undefined;
  return {
    reply:
      reply ??
      ((text, { language, source, turn }) =>
        source === 'recording' && !hears
          ? replyToRecording(language)
          : replyByRule(text, { language, turn, now: new Date() })),
    transcribe: transcribe ?? ((recording, { language }) => describeRecording(recording, language)),
    speak,
  };
}
