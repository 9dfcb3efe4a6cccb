import type { EventName, OperationName } from '../../packages/sdk/src/reference/index';

/** Wherever speech starts, the browser may block it. */
const speech = ['speech-start', 'speech-mark', 'speech-end', 'autoplay-blocked'] as const;

/**
 * The events of each operation, in the order in which a listener first receives them when
 * `sendText` and `sendTts` are called while nothing is in progress: the `speech-end` of speech that
 * `sendText` interrupts comes early. The event of blocked audio is last.
 */
export const operationEventNames: Record<OperationName, readonly EventName[]> = {
  connect: ['state-change'],
  disconnect: ['state-change', 'message', 'speech-end', 'recording-end'],
  sendText: ['message', 'state-change', 'emotion', 'message-delta', ...speech],
  sendTts: ['state-change', 'message', ...speech],
  startRecording: ['message', 'speech-end', 'state-change', 'recording-start', 'recording-level'],
  stopRecording: [
    'recording-end',
    'state-change',
    'message',
    'transcript',
    'emotion',
    'message-delta',
    ...speech,
  ],
  stopSpeaking: ['message', 'speech-end', 'state-change'],
};
