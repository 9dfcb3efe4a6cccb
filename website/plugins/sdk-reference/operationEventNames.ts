import type { EventName, OperationName } from '../../../packages/sdk/src/reference/index';

/** The events each operation causes, in the order a listener meets them. */
export const operationEventNames: Record<OperationName, readonly EventName[]> = {
  connect: ['state-change'],
  disconnect: ['state-change', 'recording-end', 'speech-end', 'message'],
  sendText: [
    'state-change',
    'message',
    'message-delta',
    'speech-start',
    'speech-mark',
    'speech-end',
    'autoplay-blocked',
  ],
  sendTts: [
    'state-change',
    'message',
    'speech-start',
    'speech-mark',
    'speech-end',
    'autoplay-blocked',
  ],
  startRecording: ['state-change', 'recording-start', 'recording-level'],
  stopRecording: [
    'state-change',
    'recording-end',
    'transcript',
    'message',
    'message-delta',
    'speech-start',
    'speech-mark',
    'speech-end',
  ],
  stopSpeaking: ['state-change', 'speech-end', 'message'],
};
