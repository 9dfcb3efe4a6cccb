import type { AgentSettings, FaultName } from 'product-agent/page';
import type { ErrorCode, OperationName } from 'product-sdk';

/** Features that can be removed from a frame. */
export type MissingFeature =
  | 'websocket'
  | 'secure-context'
  | 'audio-worklet'
  | 'microphone-permission'
  | 'microphone'
  | 'free-microphone'
  | 'lasting-microphone'
  | 'sound-before-a-tap'
  | 'sound-output-choice';

/** How a problem is reproduced for real within a frame. */
interface Cause {
  /** The program that reproduces it: a path in the folder of programs, without extension. */
  program: string;
  /** The operation that fails: any program that calls it can reproduce the problem. */
  operation?: OperationName;
  /** The agent's faults. */
  faults?: readonly FaultName[];
  /** Settings of the agent. */
  settings?: Partial<AgentSettings>;
  /** What is removed from the frame before the program runs. */
  missing?: MissingFeature;
}

const connecting = (fault: FaultName): Cause => ({
  program: 'samples/api/connect',
  operation: 'connect',
  faults: [fault],
});

const replying = (fault: FaultName): Cause => ({
  program: 'samples/api/send-text',
  operation: 'sendText',
  faults: [fault],
});

const recording = (missing: MissingFeature): Cause => ({
  program: 'samples/api/start-recording',
  operation: 'startRecording',
  missing,
});

/** The program itself misuses the SDK. */
const misuse = (code: ErrorCode): Cause => ({ program: `causes/${code}` });

/** A real cause for every error code; the type makes the table complete. */
const errors: Record<ErrorCode, Cause> = {
  'invalid-options': misuse('invalid-options'),
  'insecure-context': recording('secure-context'),
  'websocket-unsupported': {
    program: 'samples/api/connect',
    operation: 'connect',
    missing: 'websocket',
  },
  'token-fetch-failed': connecting('token-fetch-failed'),
  'token-invalid': connecting('token-invalid'),
  'token-expired': connecting('token-expired'),
  'connect-failed': connecting('connect-failed'),
  'connect-timeout': {
    ...misuse('connect-timeout'),
    operation: 'connect',
    faults: ['connect-timeout'],
  },
  'too-many-sessions': connecting('too-many-sessions'),
  'protocol-mismatch': connecting('protocol-mismatch'),
  'not-connected': misuse('not-connected'),
  aborted: misuse('aborted'),
  interrupted: misuse('interrupted'),
  'connection-lost': replying('dropped-reply'),
  'session-idle': { ...misuse('session-idle'), faults: ['session-idle'] },
  'malformed-message': replying('malformed-message'),
  'agent-failed': replying('agent-failed'),
  'rate-limited': replying('rate-limited'),
  'text-empty': misuse('text-empty'),
  'text-too-long': misuse('text-too-long'),
  'queue-full': misuse('queue-full'),
  'speech-off': misuse('speech-off'),
  'microphone-denied': recording('microphone-permission'),
  'microphone-missing': recording('microphone'),
  'microphone-busy': recording('free-microphone'),
  'microphone-lost': {
    ...misuse('microphone-lost'),
    operation: 'startRecording',
    missing: 'lasting-microphone',
  },
  'recording-unsupported': recording('audio-worklet'),
  'already-recording': misuse('already-recording'),
  'not-recording': misuse('not-recording'),
  'recording-too-short': misuse('recording-too-short'),
  'recording-too-long': { ...misuse('recording-too-long'), settings: { recordingMaxMs: 0 } },
  'output-unsupported': { ...misuse('output-unsupported'), missing: 'sound-output-choice' },
  'output-missing': misuse('output-missing'),
  'tool-unknown': { ...misuse('tool-unknown'), faults: ['unknown-tool'] },
  'tool-failed': misuse('tool-failed'),
  'tool-timeout': misuse('tool-timeout'),
};

/** Problems without an error, or with one listed above. */
const others = {
  slow: replying('slow'),
  'unknown-message': replying('unknown-message'),
  'dropped-speech': {
    program: 'samples/api/send-tts',
    operation: 'sendTts',
    faults: ['dropped-speech'],
  },
  'autoplay-blocked': {
    program: 'samples/api/send-tts-autoplay',
    operation: 'sendTts',
    missing: 'sound-before-a-tap',
  },
} as const satisfies Record<string, Cause>;

/** All reproducible problems by name; errors by their code. */
export const causes: Readonly<Record<string, Cause>> = { ...errors, ...others };

/** Problems without an error of their own. */
export type OtherCause = keyof typeof others;

/** The problems that a program can reproduce, by the operations it calls. */
export function listReproducibleCauses(text: string): string[] {
  return Object.entries(causes)
    .filter(([, { operation }]) => operation && new RegExp(`\\b${operation}\\(`).test(text))
    .map(([name]) => name);
}
