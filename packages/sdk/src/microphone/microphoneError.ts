import { AgentError, type ErrorCode } from '../errors.js';

/** What the names of `getUserMedia`'s errors mean. */
const codes: Readonly<Record<string, ErrorCode>> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-missing',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

/** Turns what opening the microphone rejected with into an error of ours. */
export const microphoneError = (error: unknown): AgentError => {
  if (AgentError.isInstance(error)) return error;
  const name = error instanceof Error ? error.name : '';
  return new AgentError(codes[name] ?? 'recording-unsupported', name, error);
};
