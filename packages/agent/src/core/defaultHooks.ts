import { describeRecording } from '../recording/describeRecording.js';
import { replyByRule } from '../reply/replyByRule.js';
import { replyToRecording } from '../reply/replyToRecording.js';
import type { Hooks } from './Hooks.js';

/** What the agent does without being told otherwise; the device does the speaking. */
export const defaultHooks: Hooks = {
  reply: (text, { language, source, turn }) =>
    source === 'recording'
      ? replyToRecording(language)
      : replyByRule(text, { language, turn, now: new Date() }),
  transcribe: (recording, { language }) => describeRecording(recording, language),
};
