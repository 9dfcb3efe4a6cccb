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
  /** The operation that any program may reproduce it with. */
  metIn?: OperationName;
  /** The agent's faults. */
  faults?: readonly FaultName[];
  /** Settings of the agent. */
  settings?: Partial<AgentSettings>;
  /** What is removed from the frame before the program runs. */
  missing?: MissingFeature;
}

const connecting = (fault: FaultName): Cause => ({
  program: 'samples/api/connect',
  metIn: 'connect',
  faults: [fault],
});

const replying = (fault: FaultName): Cause => ({
  program: 'samples/api/send-text',
  metIn: 'sendText',
  faults: [fault],
});

const recording = (missing: MissingFeature): Cause => ({
  program: 'samples/api/start-recording',
  metIn: 'startRecording',
  missing,
});

/** The program itself misuses the SDK. */
const own = (code: ErrorCode): Cause => ({ program: `causes/${code}` });

/** A real cause for every error code; the type makes the table complete. */
const errors: Record<ErrorCode, Cause> = {
  'invalid-options': own('invalid-options'),
  'insecure-context': recording('secure-context'),
  'websocket-unsupported': {
    program: 'samples/api/connect',
    metIn: 'connect',
    missing: 'websocket',
  },
  'token-fetch-failed': connecting('token-fetch-failed'),
  'token-invalid': connecting('token-invalid'),
  'token-expired': connecting('token-expired'),
  'connect-failed': connecting('connect-failed'),
  'connect-timeout': { ...own('connect-timeout'), metIn: 'connect', faults: ['connect-timeout'] },
  'too-many-sessions': connecting('too-many-sessions'),
  'protocol-mismatch': connecting('protocol-mismatch'),
  'not-connected': own('not-connected'),
  aborted: own('aborted'),
  interrupted: own('interrupted'),
  'connection-lost': replying('dropped-reply'),
  'session-idle': { ...own('session-idle'), faults: ['session-idle'] },
  'malformed-message': replying('malformed-message'),
  'agent-failed': replying('agent-failed'),
  'rate-limited': replying('rate-limited'),
  'text-empty': own('text-empty'),
  'text-too-long': own('text-too-long'),
  'queue-full': own('queue-full'),
  'speech-off': own('speech-off'),
  'microphone-denied': recording('microphone-permission'),
  'microphone-missing': recording('microphone'),
  'microphone-busy': recording('free-microphone'),
  'microphone-lost': {
    ...own('microphone-lost'),
    metIn: 'startRecording',
    missing: 'lasting-microphone',
  },
  'recording-unsupported': recording('audio-worklet'),
  'already-recording': own('already-recording'),
  'not-recording': own('not-recording'),
  'recording-too-short': own('recording-too-short'),
  'recording-too-long': { ...own('recording-too-long'), settings: { recordingMaxMs: 0 } },
  'output-unsupported': { ...own('output-unsupported'), missing: 'sound-output-choice' },
  'output-missing': own('output-missing'),
  'tool-unknown': { ...own('tool-unknown'), faults: ['unknown-tool'] },
  'tool-failed': own('tool-failed'),
  'tool-timeout': own('tool-timeout'),
};

/** Problems without an error, or with one listed above. */
const others = {
  slow: replying('slow'),
  'unknown-message': replying('unknown-message'),
  'dropped-speech': {
    program: 'samples/api/send-tts',
    metIn: 'sendTts',
    faults: ['dropped-speech'],
  },
  'autoplay-blocked': {
    program: 'samples/api/send-tts-autoplay',
    metIn: 'sendTts',
    missing: 'sound-before-a-tap',
  },
} as const satisfies Record<string, Cause>;

/** All reproducible problems by name; errors by their code. */
export const causes: Readonly<Record<string, Cause>> = { ...errors, ...others };

/** Problems without an error of their own. */
export type OtherCause = keyof typeof others;

/** The names of the problems that a program can reproduce, by the operations in its source. */
export function causesMetIn(text: string): string[] {
  return Object.entries(causes)
    .filter(([, { metIn }]) => metIn && new RegExp(`\\b${metIn}\\(`).test(text))
    .map(([name]) => name);
}
