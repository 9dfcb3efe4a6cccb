import path from 'node:path';
import { createApiFacts } from 'api-facts';
import { localeOfPage } from 'docs-kit';
import type { EventName, OperationName } from '../../packages/sdk/src/reference/index';
import { keepParticles } from '../plugins/markdown/typography';
import { factLabels } from './factLabels';
import {
  agentFolder,
  cacheFolder,
  referenceFolder,
  repositoryFolder,
  sdkFolder,
  websiteFolder,
} from './paths';
import { samples } from './samples';
import { versionOfFile } from './versions';

/** The type demands a page for every operation; functions beside them may have one. */
const pages: Readonly<Record<OperationName, string> & Record<string, string>> = {
  connect: '/docs/api/connect/',
  disconnect: '/docs/api/disconnect/',
  sendText: '/docs/api/send-text/',
  sendTts: '/docs/api/send-tts/',
  startRecording: '/docs/api/start-recording/',
  stopRecording: '/docs/api/stop-recording/',
  stopSpeaking: '/docs/api/stop-speaking/',
  createAgent: '/docs/api/actions/#create-agent',
  useAgent: '/docs/usage/react/',
  createOutput: '/docs/api/stop-speaking/#output',
  setDevice: '/docs/api/stop-speaking/#output',
  listDevices: '/docs/api/stop-speaking/#choose-output',
  adpcm: '/docs/api/start-recording/#caveats',
};

/** Wherever speech starts, the browser may block it. */
const speech = ['speech-start', 'speech-mark', 'speech-end', 'autoplay-blocked'] as const;

/**
 * The events of each operation, in the order in which a listener first receives them when
 * `sendText` and `sendTts` are called while nothing is in progress: the `speech-end` of speech that
 * `sendText` interrupts comes early. The event of blocked audio is last.
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

const descriptionFiles: [RegExp, string][] = [
  [/^(?:errors|limits|states|events|operations|messages)$/, '$&'],
  [/(?:Options|Request)$/, 'options'],
  [/Actions$/, 'operations'],
  [/Result$|^Recording$|^Session$/, 'results'],
  [/Event$|Reason$|^Message$/, 'events'],
  [/Error$/, 'errors'],
];

/** The configuration of the SDK's facts. */
export const apiFacts = createApiFacts({
  root: repositoryFolder,
  cacheFolder,
  referenceFolder,
  matrix: {
    record: path.join(websiteFolder, 'records/matrix.json'),
    command: 'npx playwright test tests/sdk/matrix',
  },
  sdk: {
    folder: sdkFolder,
    entryPoints: [
      'src/index.ts',
      'src/react/index.ts',
      'src/react/face/index.ts',
      'src/audio/index.ts',
      'src/face/index.ts',
    ],
    // The package's other tsconfig includes tests, and would load the types of Node.js and Vitest
    // first.
    tsconfig: 'tsconfig.build.json',
    tables: 'src/reference/index.ts',
    defaults: 'src/options.ts',
    messages: { module: 'src/protocol/wire.ts', schemaLanguage: './schema.js' },
    texts: {
      errors: 'src/reference/errorTexts.ts',
      limits: 'src/reference/texts.ts',
      states: 'src/reference/texts.ts',
      events: 'src/reference/texts.ts',
      messages: 'src/reference/texts.ts',
    },
    types: {
      options: 'AgentOptions',
      operations: 'AgentActions',
      events: 'AgentEvents',
      nestedOptions: { ReconnectOptions: 'reconnect' },
      // Events have a table of their own, and a transport is implemented rather than used.
      undescribed: [
        'AgentEvents',
        'Transport',
        'TransportConnection',
        'VoiceDetection',
        'VoiceRoom',
        'SoundOutput',
        'RecordingEncoding',
      ],
      shownElsewhere: ['AgentState', 'ErrorCode', 'EventName', 'LimitName', 'OperationName'],
      ofLists: {
        AgentState: 'states',
        MouthShape: 'mouthShapes',

        ErrorCode: 'errors',
      },
    },
    namesInErrorTable: { useAgent: 'createAgent', createOutput: 'createAgent' },
    operationEvents: operationEventNames,
    unsizedExports: ['./reference'],
  },
  commandLine: {
    name: 'product-agent',
    folder: agentFolder,
    modules: ['src/cli/optionTable.ts', 'src/core/faults.ts', 'src/reference/startOptionTable.ts'],
    start: 'startAgent',
    limitsFrom: 'product-sdk/protocol',
  },
  licensed: [sdkFolder, agentFolder],
  labels: factLabels,
  changelog: { inputTypes: /Options$|^Tool$|^Transport/ },
  descriptionFile: (head) => {
    const file = descriptionFiles.find(([pattern]) => pattern.test(head))?.[1] ?? 'agent';
    return file === '$&' ? head : file;
  },
  errorGroups: {
    setup: ['invalid-', 'insecure-', 'websocket-'],
    authentication: ['token-'],
    connection: ['connect-', 'connection-', 'too-many-', 'protocol-', 'not-connected', 'session-'],
    requests: [
      'text-',
      'tool-',
      'queue-',
      'speech-',
      'output-',
      'rate-',
      'aborted',
      'interrupted',
      'malformed-',
      'agent-',
    ],
    microphone: ['microphone-', 'recording-', 'already-recording', 'not-recording'],
  },
  pageOf: (name) => pages[name],
  pageOfError: (code) => `/docs/troubleshooting/#${code}`,
  highlight: samples.highlight,
  frozenFacts: (file) => versionOfFile(file)?.facts[localeOfPage(file)],
  keepTogether: keepParticles,
});
