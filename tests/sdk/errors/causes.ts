import type { NodeAgentOptions } from 'product-agent';
import type { Agent, AgentOptions, ErrorCode, Tool } from 'product-sdk';
import { createOutput } from 'product-sdk/audio';
import type { BrowserCode } from './browserCauses';

/** How an error comes about. */
export interface Cause {
  /** Options of the local agent. */
  agent?: NodeAgentOptions;
  /** The options of the client, besides those for connecting. */
  options?: Partial<AgentOptions>;
  /** Where it is reported: by an operation, or by the `error` event. */
  surfacesIn: string;
  /** Does what must fail; the client is not connected yet. */
  provoke(agent: Agent): Promise<unknown>;
}

const connecting: Pick<Cause, 'surfacesIn' | 'provoke'> = {
  surfacesIn: 'connect',
  provoke: ({ actions }) => actions.connect(),
};

const refusedBy = (fault: NonNullable<NodeAgentOptions['faults']>): Cause => ({
  agent: { faults: fault },
  ...connecting,
});

const once = (surfacesIn: string, provoke: Cause['provoke']): Omit<Cause, 'agent'> => ({
  surfacesIn,
  async provoke(agent) {
    await agent.actions.connect();
    return provoke(agent);
  },
});

const asking = once('sendText', ({ actions }) => actions.sendText('안녕하세요'));

/** The agent calls a tool of the page; only an event reports the failure. */
const calling = (run: Tool['run']): Cause => ({
  options: { tools: { openCart: { description: '장바구니를 엽니다.', timeoutMs: 200, run } } },
  ...once('the error event', (agent) => {
    void agent.actions.sendText('장바구니 열어 줘');
    return new Promise((_, reject) => agent.on('error', reject));
  }),
});

/** A real cause for every error that needs no microphone. */
export const causes: Record<Exclude<ErrorCode, BrowserCode>, Cause> = {
  'invalid-options': once('startRecording', ({ actions }) =>
    actions.startRecording({ maxDurationMs: 60_001 }),
  ),
  'websocket-unsupported': { options: { transport: undefined }, ...connecting },
  'token-fetch-failed': refusedBy(['token-fetch-failed']),
  'token-invalid': refusedBy(['token-invalid']),
  'token-expired': refusedBy(['token-expired']),
  'connect-failed': refusedBy(['connect-failed']),
  'connect-timeout': { ...refusedBy(['connect-timeout']), options: { connectTimeoutMs: 200 } },
  'too-many-sessions': { agent: { settings: { sessions: 0 } }, ...connecting },
  'protocol-mismatch': refusedBy(['protocol-mismatch']),
  'not-connected': { surfacesIn: 'sendText', provoke: ({ actions }) => actions.sendText('네') },
  aborted: once('sendText', ({ actions }) => {
    const reply = actions.sendText('안녕하세요');
    void actions.disconnect();
    return reply;
  }),
  interrupted: once('sendText', ({ actions }) => {
    const reply = actions.sendText('안녕하세요');
    actions.sendText('아니, 오늘 날짜요').catch(() => undefined);
    return reply;
  }),
  'connection-lost': { agent: { faults: ['dropped-reply'] }, ...asking },
  'session-idle': {
    agent: { settings: { sessionIdleMs: 200 } },
    ...once('the error event', (agent) => new Promise((_, reject) => agent.on('error', reject))),
  },
  'malformed-message': { agent: { faults: ['malformed-message'] }, ...asking },
  'agent-failed': {
    agent: { reply: () => Promise.reject(new Error('the model is down')) },
    ...asking,
  },
  'rate-limited': { agent: { settings: { requestsPerMinute: 0 } }, ...asking },
  'text-empty': once('sendText', ({ actions }) => actions.sendText(' \n ')),
  'text-too-long': once('sendTts', ({ actions }) => actions.sendTts('가'.repeat(1_001))),
  'queue-full': once('sendTts', ({ actions }) => {
    const speeches = Array.from({ length: 12 }, () => actions.sendTts('차례를 기다립니다'));
    return Promise.all(speeches);
  }),
  'speech-off': {
    options: { speech: 'off' },
    ...once('sendTts', ({ actions }) => actions.sendTts('네')),
  },
  'recording-unsupported': once('startRecording', ({ actions }) => actions.startRecording()),
  'already-recording': once('sendText', ({ actions }) => {
    actions.startRecording().catch(() => undefined);
    return actions.sendText('네');
  }),
  'not-recording': once('stopRecording', ({ actions }) => actions.stopRecording()),
  'output-unsupported': {
    surfacesIn: 'setDevice',
    provoke: () => createOutput().setDevice('headset'),
  },
  'tool-unknown': { ...calling(() => 'open'), agent: { faults: ['unknown-tool'] } },
  'tool-failed': calling(() => Promise.reject(new Error('the cart is broken'))),
  'tool-timeout': calling(() => new Promise(() => undefined)),
};
