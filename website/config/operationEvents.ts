import type { EventName, OperationName } from '../../packages/sdk/src/reference/index';

/** A speech that begins: wherever it does, the browser may refuse it. */
const speech = ['speech-start', 'speech-mark', 'speech-end', 'autoplay-blocked'] as const;

/**
 * The events each operation causes, in the order a listener first meets them where `sendText` and
 * `sendTts` are called with nothing going on: the `speech-end` of what `sendText` interrupts comes
 * early. Last the one that only comes where the browser refuses sound.
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
