import type { EventName, OperationName } from '../../../packages/sdk/src/reference/index';

/** A speech that begins: wherever it does, the browser may refuse it. */
const speech = ['speech-start', 'speech-mark', 'speech-end', 'autoplay-blocked'] as const;

/** The events each operation causes, in the order a listener meets them. */
export const operationEventNames: Record<OperationName, readonly EventName[]> = {
  connect: ['state-change'],
  disconnect: ['state-change', 'recording-end', 'speech-end', 'message'],
  sendText: ['state-change', 'message', 'message-delta', ...speech],
  sendTts: ['state-change', 'message', ...speech],
  startRecording: ['state-change', 'speech-end', 'message', 'recording-start', 'recording-level'],
  stopRecording: [
    'state-change',
    'recording-end',
    'transcript',
    'message',
    'message-delta',
    ...speech,
  ],
  stopSpeaking: ['state-change', 'speech-end', 'message'],
};
