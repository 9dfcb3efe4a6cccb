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

/** The SDK's own table entry of a cell, as an observation. */
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

/** The same without a microphone: recording starts, and fails with a code of its own. */
export const expectedWithoutMicrophone = (seen: Observation): Observation => {
  const { ended, then, ...cell } = expected(seen);
  if (seen.operation === 'stopRecording' && seen.state === 'recording')
    return { ...cell, to: 'ready', code: 'recording-too-short' };
  // The recording has already failed when the call settles.
  if (seen.state === 'recording') return { ...cell, ...(seen.then && { then: 'ready' }) };
  const fails = seen.operation === 'startRecording' && cell.to === 'recording';
  return {
    ...cell,
    ...(then && { then }),
    ...(ended && { ended }),
    ...(fails && { code: 'recording-unsupported' }),
  };
};
