import type { ErrorCode, ErrorOrigin } from '../errors.js';

/** Why an error happens, and what to do about it. */
export interface ErrorText {
  /** All that can cause it, wherever it surfaces. */
  readonly cause: string;
  /** What causes it where one operation rejects with it, if that is less than `cause`. */
  readonly causeIn?: Readonly<Partial<Record<ErrorOrigin, string>>>;
  readonly fix: string;
}

/** The words for every error code. The type makes the table complete. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  'invalid-options': {
    cause: 'An option or argument is missing, of the wrong type or out of its range.',
    fix: 'Correct the option that the error message names.',
  },
  'insecure-context': {
    cause:
      'The page is not served over https or from localhost and asked for the microphone, or a page served over https tried to reach a `ws://` address.',
    causeIn: {
      connect: 'A page served over https tried to reach a `ws://` address.',
      startRecording: 'The page is not served over https or from localhost.',
    },
    fix: 'Serve the page over https, and use a `wss://` address.',
  },
  'websocket-unsupported': {
    cause: 'This environment has no WebSocket, such as Node before version 22.',
    fix: 'Give the option `transport`, or use Node 22 or newer.',
  },
  'token-fetch-failed': {
    cause: '`getToken` threw, rejected, or did not give a string of 1–4 096 characters.',
    fix: 'Look at the `cause` of the error and the log of your token server. See whether the agent is running.',
  },
  'token-invalid': {
    cause:
      'The agent refused the token: its signature or audience is wrong, or it has opened a session before.',
    fix: 'Have `getToken` fetch a new token every time, from a server that uses the API key of this agent.',
  },
  'token-expired': {
    cause: 'The token was issued too long ago.',
    fix: 'Do not keep tokens: have `getToken` fetch a new one every time.',
  },
  'connect-failed': {
    cause:
      'No connection could be made: the address is wrong, the agent is not running, the network is down, or the agent does not accept this origin.',
    fix: 'Check the `url`, that the agent is running, and that it accepts the origin of the page.',
  },
  'connect-timeout': {
    cause: 'Getting the token and connecting took longer than `connectTimeoutMs`.',
    fix: 'Call `connect` again; if it happens often, find out what is slow, or raise `connectTimeoutMs`.',
  },
  'too-many-sessions': {
    cause: 'The agent has as many sessions open as it allows.',
    fix: 'Close sessions that are not needed with `disconnect`, and connect again later.',
  },
  'protocol-mismatch': {
    cause: 'The agent speaks another version of the protocol than this SDK.',
    fix: 'Update the older of the two.',
  },
  'not-connected': {
    cause: 'The method needs a session, and none is open.',
    fix: 'Wait for `connect` to resolve, or for the state `ready`.',
  },
  aborted: {
    cause:
      'The call was given up: its `signal` was aborted, or `disconnect` was called, or `stopRecording` before the microphone was open.',
    causeIn: {
      connect: 'Its `signal` was aborted, or `disconnect` was called.',
      sendText:
        'Its `signal` was aborted, or `disconnect` was called before the whole reply arrived.',
      sendTts:
        'Its `signal` was aborted. After `disconnect`, it resolves with `completed: false` instead.',
      startRecording: '`disconnect` or `stopRecording` was called before the microphone was open.',
      stopRecording: '`disconnect` was called before the whole reply arrived.',
    },
    fix: 'Nothing: this is what was asked for.',
  },
  interrupted: {
    cause: 'A later `sendText` or `startRecording` took the place of this request.',
    fix: 'Nothing, if it was meant; otherwise wait for a reply before the next request.',
  },
  'connection-lost': {
    cause: 'The connection dropped while the method was waiting for its answer.',
    fix: 'Call it again when the state is `ready`. The agent may have received it already.',
  },
  'session-idle': {
    cause: 'The agent closed the session because no request arrived for a long time.',
    fix: 'Call `connect` when the user comes back.',
  },
  'malformed-message': {
    cause: 'One side received something that is not a message of the protocol.',
    fix: 'Make sure that the `url` leads to an agent, and that nothing in between alters frames.',
  },
  'agent-failed': {
    cause:
      'The agent failed while it worked on the request, or its reply or speech did not come in time.',
    fix: 'Try again; if it keeps happening, look at the log of the agent.',
  },
  'rate-limited': {
    cause: 'More requests were made in a minute than the agent allows.',
    fix: 'Wait a minute, then make fewer.',
  },
  'text-empty': {
    cause: 'The text is empty or only whitespace.',
    fix: 'Do not send until there is something to say.',
  },
  'text-too-long': {
    cause:
      'The text is longer than the limit: 2 000 characters for `sendText`, 1 000 for `sendTts`.',
    causeIn: {
      sendText: 'The text is longer than 2 000 characters.',
      sendTts: 'The text is longer than 1 000 characters.',
    },
    fix: 'Shorten it, or send it in parts.',
  },
  'queue-full': {
    cause: 'Ten speeches are waiting already.',
    fix: 'Wait for one of them to end, or call `stopSpeaking`.',
  },
  'speech-off': {
    cause: "`sendTts` was called on an agent made with `speech: 'off'`.",
    fix: "Make the agent with `speech: 'auto'`.",
  },
  'microphone-denied': {
    cause: 'The user, the browser or the permissions policy of the page refused the microphone.',
    fix: 'Explain why it is needed and how to allow it. In a frame, add `allow="microphone"`; in a WebView, the app has to grant the page\'s request.',
  },
  'microphone-missing': {
    cause: 'There is no microphone, or none with this `deviceId`.',
    fix: 'Ask for one to be plugged in, or call `startRecording` without `deviceId`.',
  },
  'microphone-busy': {
    cause: 'Another application or the system is holding the microphone.',
    fix: 'Close the other application, and try again.',
  },
  'microphone-lost': {
    cause: 'The microphone was unplugged, or taken by a phone call, while recording.',
    causeIn: {
      startRecording: 'The microphone was taken away while it was being opened.',
      stopRecording:
        'The microphone was unplugged, or taken by a phone call, before 300 milliseconds were recorded. The `result` of the recording rejects with it.',
    },
    fix: 'Tell the user. What was recorded until then is kept while the state is `recording`: call `stopRecording` to send it or to discard it. In another state it was too short, and is gone.',
  },
  'recording-unsupported': {
    cause:
      'This environment cannot record: it has no `getUserMedia` or no `AudioWorklet`, or the script of the microphone was blocked.',
    fix: 'Offer text instead. If a content security policy blocked the script, give `workletUrl`.',
  },
  'already-recording': {
    cause: 'A recording is in progress, and this method cannot run beside it.',
    fix: 'Call `stopRecording` first.',
  },
  'not-recording': {
    cause: '`stopRecording` was called while nothing was being recorded.',
    fix: 'Call it in the state `recording` only. To learn the end of a recording, await its `result`.',
  },
  'recording-too-short': {
    cause: 'The recording is shorter than 300 milliseconds.',
    fix: 'Ask the user to hold the button while speaking.',
  },
  'recording-too-long': {
    cause: 'The recording is longer than this agent accepts.',
    fix: 'Give a smaller `maxDurationMs` to `startRecording`.',
  },
  'output-unsupported': {
    cause:
      "The sound output cannot be chosen: this browser has no `AudioContext.setSinkId`, the permissions policy of the page forbids it, or the device's own voice speaks, which follows the system.",
    fix: 'Offer a choice only where `listDevices` gives outputs and the `voice` of the session is `agent`. Speech goes on where the system plays sound.',
  },
  'output-missing': {
    cause: 'There is no sound output with this `deviceId`, or the one in use was unplugged.',
    fix: 'Show the list again. Speech goes on where the system plays sound.',
  },
  'tool-unknown': {
    cause: 'The agent called a tool that the option `tools` does not have.',
    fix: 'Add the tool, or have the agent call only those that the page has told it of.',
  },
  'tool-failed': {
    cause:
      'The `run` of a tool threw or rejected, or what it returned cannot be written as JSON of at most 16 000 characters.',
    fix: 'Look at the `cause` of the error. What the agent should know of, such as that the user declined, return instead of throwing.',
  },
  'tool-timeout': {
    cause: 'The `run` of a tool took longer than its `timeoutMs`.',
    fix: 'Return sooner, or raise `timeoutMs`. Stop the work when `signal` is aborted.',
  },
};
