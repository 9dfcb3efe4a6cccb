import { operations, type AgentState } from 'product-sdk/reference';
import type { Observation } from './observe';

/** What `reach` leaves in progress in a state. */
const inProgress: Partial<Record<AgentState, string>> = {
  connecting: 'connect',
  thinking: 'sendText',
  speaking: 'sendTts',
  recording: 'recording',
  reconnecting: 'connect',
};

/** What the SDK's own table says of a cell, in the form of an observation. */
export const expected = ({ operation, state }: Observation): Observation => {
  const { outcome, to, then, code, ends } = operations[operation][state];
  const name = inProgress[state];
  const endsSpeech = outcome === 'cancels' && !ends;
  return {
    operation,
    state,
    outcome,
    to,
    ...(then && { then }),
    ...(code && { code }),
    ...(ends && name && { ended: { [name]: name === 'sendTts' ? 'not completed' : ends } }),
    ...(endsSpeech && { ended: { sendTts: 'not completed' } }),
  };
};

/** The same where there is no microphone: recording begins, and fails with a code of its own. */
export const expectedWithoutMicrophone = (seen: Observation): Observation => {
  const { ended, then, ...cell } = expected(seen);
  if (seen.operation === 'stopRecording' && seen.state === 'recording')
    return { ...cell, to: 'ready', code: 'recording-too-short' };
  // By the time the call has settled the recording has failed already.
  if (seen.state === 'recording') return { ...cell, ...(seen.then && { then: 'ready' }) };
  const fails = seen.operation === 'startRecording' && cell.to === 'recording';
  return {
    ...cell,
    ...(then && { then }),
    ...(ended && { ended }),
    ...(fails && { code: 'recording-unsupported' }),
  };
};
