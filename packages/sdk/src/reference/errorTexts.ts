import type { ErrorCode, ErrorOrigin } from '../errors.js';

/** The cause of an error and its fix. */
export interface ErrorText {
  /** All its causes, wherever it is reported. */
  readonly cause: string;
  /** Its causes for one operation, if fewer than `cause`. */
  readonly causeIn?: Readonly<Partial<Record<ErrorOrigin, string>>>;
  readonly fix: string;
}

/** The texts of every error code. The type makes the table complete. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  'invalid-options': {
    cause: 'An option or argument is missing, has the wrong type or is out of range.',
    fix: 'Correct the option or argument that the error message names.',
  },
  'insecure-context': {
    cause:
      "A page that isn't served over https or from localhost requested the microphone, or an https page tried to connect to a `ws://` address.",
    causeIn: {
      connect: 'A page served over https tried to connect to a `ws://` address.',
      startRecording: "The page isn't served over https or from localhost.",
    },
    fix: 'Serve the page over https, and use a `wss://` address.',
  },
  'websocket-unsupported': {
    cause: 'The environment has no WebSocket, as is the case in Node earlier than 22.',
    fix: 'Pass the `transport` option, or use Node 22 or later.',
  },
  'token-fetch-failed': {
    cause: "`getToken` threw an error, rejected, or didn't return a string of 1–4 096 characters.",
    fix: "Check the error's `cause` and the log of your token server. If the browser console shows a CORS error, allow the origin of your page on the token server. Also check that the agent is running.",
  },
  'token-invalid': {
    cause:
      'The agent rejected the token. Its signature or audience is wrong, or it has already opened a session.',
    fix: 'Make `getToken` request a new token each time it is called. The token server must use the API key of this agent.',
  },
  'token-expired': {
    cause: 'The token has expired.',
    fix: "Don't store tokens. Make `getToken` request a new one each time it is called.",
  },
  'connect-failed': {
    cause:
      "The connection couldn't be established. The address is wrong, the agent isn't running, the network is down, or the agent doesn't allow this origin.",
    fix: 'Check that the `url` is correct, that the agent is running, and that it allows the origin of the page.',
  },
  'connect-timeout': {
    cause: 'Getting the token and connecting took longer than `connectTimeoutMs`.',
    fix: 'Call `connect` again. If this happens often, find out what is slow, or increase `connectTimeoutMs`.',
  },
  'too-many-sessions': {
    cause: "All of the agent's concurrent sessions are in use.",
    fix: 'Close sessions you no longer need with `disconnect`, and connect again later. If other visitors use them, tell the user to try again later.',
  },
  'protocol-mismatch': {
    cause: 'The agent and the SDK use different versions of the protocol.',
    fix: 'Update the SDK or the agent, whichever is older.',
  },
  'not-connected': {
    cause: 'The method requires a session, but none is open.',
    fix: 'Wait until `connect` resolves or the state is `ready`.',
  },
  aborted: {
    cause:
      'The call was canceled. Its `signal` was aborted, `disconnect` was called, or `stopRecording` was called before the microphone opened.',
    causeIn: {
      connect: 'The `signal` was aborted, or `disconnect` was called.',
      sendText:
        'The `signal` was aborted, or `disconnect` was called before the whole reply arrived.',
      sendTts:
        'The `signal` was aborted. If `disconnect` is called, the promise resolves with `completed: false` instead.',
      startRecording: '`disconnect` or `stopRecording` was called before the microphone opened.',
      stopRecording: '`disconnect` was called before the whole reply arrived.',
    },
    fix: "You don't need to do anything, because the cancellation was intentional.",
  },
  interrupted: {
    cause: '`sendText` or `startRecording` was called before this request finished.',
    fix: "If this is intended, you don't need to do anything. Otherwise, wait for the reply before you send the next request.",
  },
  'connection-lost': {
    cause: 'The connection dropped while the method was waiting for a response.',
    fix: 'Call the method again when the state is `ready`. The agent may have received the request already.',
  },
  'session-idle': {
    cause: 'The agent closed the session because no request arrived for a long time.',
    fix: 'Call `connect` when the user returns.',
  },
  'malformed-message': {
    cause: "The SDK or the agent received a message that doesn't follow the protocol.",
    fix: 'Check that the `url` is the address of the agent, and that no proxy alters frames.',
  },
  'agent-failed': {
    cause:
      "The agent failed while processing the request, or didn't send its reply or speech in time.",
    fix: "Try again. If it keeps failing, check the agent's log.",
  },
  'rate-limited': {
    cause: 'More requests were sent in a minute than the agent allows.',
    fix: 'Try again after a minute, and send fewer requests.',
  },
  'text-empty': {
    cause: 'The text is empty or contains only whitespace.',
    fix: "Send text only if it isn't empty.",
  },
  'text-too-long': {
    cause:
      'The text is longer than the limit: 2 000 characters for `sendText`, 1 000 for `sendTts`.',
    causeIn: {
      sendText: 'The text is longer than 2 000 characters.',
      sendTts: 'The text is longer than 1 000 characters.',
    },
    fix: 'Shorten the text, or send it in parts.',
  },
  'queue-full': {
    cause: 'The queue already contains 10 utterances.',
    fix: 'Wait until an utterance ends, or call `stopSpeaking`.',
  },
  'speech-off': {
    cause: "`sendTts` was called on a client created with `speech: 'off'`.",
    fix: "Create the client with `speech: 'auto'`.",
  },
  'microphone-denied': {
    cause:
      'The user, the browser or the permissions policy of the page denied access to the microphone.',
    fix: 'Tell the user why the microphone is needed and how to allow it. In an iframe, add `allow="microphone"`. In a WebView, make the app grant the page\'s request.',
  },
  'microphone-missing': {
    cause: 'There is no microphone, or none has this `deviceId`.',
    fix: 'Tell the user to connect a microphone, or call `startRecording` without `deviceId`.',
  },
  'microphone-busy': {
    cause: 'Another application or the system is using the microphone.',
    fix: 'Close the application that uses the microphone, and try again.',
  },
  'microphone-lost': {
    cause: 'The microphone was unplugged or taken over by a phone call during a recording.',
    causeIn: {
      startRecording: 'The system took over the microphone while it was being opened.',
      stopRecording:
        'The microphone was unplugged or taken over by a phone call before 300 milliseconds were recorded. The `result` of the recording rejects with this error.',
    },
    fix: 'Tell the user. In the state `recording`, the recording up to that point is kept, and `stopRecording` sends or discards it. In any other state, the recording was too short and was discarded.',
  },
  'recording-unsupported': {
    cause:
      "This environment can't record. It has no `getUserMedia` or no `AudioWorklet`, or the microphone script was blocked.",
    fix: 'Offer text input instead. If a content security policy blocked the script, set `workletUrl`.',
  },
  'already-recording': {
    cause: "This method can't be called while a recording is in progress.",
    fix: 'Call `stopRecording` first.',
  },
  'not-recording': {
    cause: '`stopRecording` was called while no recording was in progress.',
    fix: 'Call it only while a recording is in progress. To find out when a recording ends, await its `result`.',
  },
  'recording-too-short': {
    cause: 'The recording is shorter than 300 milliseconds.',
    fix: 'Tell the user to hold the button while speaking.',
  },
  'recording-too-long': {
    cause: 'The recording is longer than the agent allows.',
    fix: 'Pass a smaller `maxDurationMs` to `startRecording`.',
  },
  'output-unsupported': {
    cause:
      "The sound output can't be chosen. The browser has no `AudioContext.setSinkId`, the permissions policy of the page forbids it, or the device voice is speaking, which follows the system settings.",
    fix: "Let the user choose only if `listDevices` returns outputs and the `voice` of the session is `agent`. Speech continues on the system's default device.",
  },
  'output-missing': {
    cause: 'No sound output has this `deviceId`, or the device in use was unplugged.',
    fix: "Show the list of devices again. If the device in use was unplugged, speech continues on the system's default device.",
  },
  'tool-unknown': {
    cause: "The agent called a tool that isn't in the `tools` option.",
    fix: 'Add the tool, or make the agent call only the tools that the page has sent.',
  },
  'tool-failed': {
    cause:
      "The `run` of a tool threw an error or rejected, or its return value can't be converted to JSON of at most 16 000 characters.",
    fix: "Check the error's `cause`. If the agent needs to know an outcome, for example that the user declined, return it instead of throwing.",
  },
  'tool-timeout': {
    cause: 'The `run` of a tool took longer than its `timeoutMs`.',
    fix: 'Return sooner, or increase `timeoutMs`. Stop the work when `signal` is aborted.',
  },
};
