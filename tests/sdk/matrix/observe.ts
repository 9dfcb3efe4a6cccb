import type { Agent, AgentState, ErrorCode, OperationName, StateChangeEvent } from 'product-sdk';
import { transitions } from 'product-sdk/reference';
import { reach, type Reached } from './reach';
import type { MatrixFixture } from './fixture';

/** The observed result of an operation in a state. */
export interface Observation {
  operation: OperationName;
  state: AgentState;
  outcome: string;
  /** The state right after the call. */
  to: AgentState;
  /** The state after success, if it differs. */
  then?: AgentState;
  /** The code it rejected with. */
  code?: ErrorCode;
  /** What was in progress and ended because of it. */
  ended?: Record<string, string>;
}

const call: Record<OperationName, (agent: Agent) => Promise<unknown>> = {
  connect: ({ actions }) => actions.connect(),
  disconnect: ({ actions }) => actions.disconnect(),
  sendText: ({ actions }) => actions.sendText('오늘 날짜를 알려 주세요'),
  sendTts: ({ actions }) => actions.sendTts('네'),
  startRecording: ({ actions }) => actions.startRecording(),
  stopRecording: ({ actions }) => actions.stopRecording(),
  stopSpeaking: ({ actions }) => actions.stopSpeaking(),
};

type Settled = { value: unknown } | { code: ErrorCode };

const settle = (promise: Promise<unknown>): Promise<Settled> =>
  promise.then(
    (value) => ({ value }),
    (error) => ({ code: error.code }),
  );

/** How a pending promise settled, as a word; undefined for one that did not. */
const fate = (settled: Settled): string | undefined => {
  if ('code' in settled) return settled.code;
  const { value } = settled;
  return typeof value === 'object' && value && 'completed' in value && !value.completed
    ? 'not completed'
    : undefined;
};

/** What has ended by now. What is in progress is left alone. */
const listEnded = async (pending: Reached['pending']): Promise<Record<string, string>> => {
  const later = new Promise<Settled>((resolve) => setTimeout(resolve, 0, { value: 'goes on' }));
  const entries = await Promise.all(
    Object.entries(pending).map(async ([name, promise]) => {
      return [name, fate(await Promise.race([settle(promise), later]))];
    }),
  );
  return Object.fromEntries(entries.filter(([, word]) => word !== undefined));
};

/** Classifies the observation without consulting the SDK's table. */
const name = (
  seen: Pick<Observation, 'operation' | 'state' | 'to'>,
  promise: Promise<unknown>,
  settled: Settled,
  ended: Record<string, string>,
  { pending, session }: Reached,
): string => {
  if (Object.values(pending).includes(promise)) return 'same-promise';
  const isEmpty = Object.keys(ended).length === 0;
  if ('code' in settled && seen.to === seen.state && isEmpty) return 'rejects';
  if ('value' in settled && session && settled.value === session) return 'same-session';
  const isLettingGo = seen.operation === 'disconnect' || seen.operation === 'stopSpeaking';
  const isBusy = ['connecting', 'thinking', 'speaking', 'recording', 'reconnecting'].includes(
    seen.state,
  );
  if (isLettingGo && isBusy && (seen.to !== seen.state || seen.state === 'thinking'))
    return 'cancels';
  if (isLettingGo && seen.to === seen.state) return 'no-op';
  if (!isEmpty) return 'interrupts-then-runs';
  if (seen.operation === 'sendTts' && isBusy) return 'queues';
  return 'runs';
};

/** Follows a client and fails on a transition that is not in the SDK's list. */
const follow = (agent: Agent): (() => void) => {
  const unknown: StateChangeEvent[] = [];
  agent.on('state-change', (change) => {
    const isKnown = transitions.some(
      ({ from, to, reason }) =>
        from === change.previous && to === change.state && reason === change.reason,
    );
    if (!isKnown) unknown.push(change);
  });
  return () => {
    if (unknown.length > 0) throw new Error(`unknown transitions: ${JSON.stringify(unknown)}`);
  };
};

/** Brings a client into a state, calls an operation, and observes the result. */
export const observe = async (
  fixture: MatrixFixture,
  operation: OperationName,
  state: AgentState,
): Promise<Observation> => {
  const checks: (() => void)[] = [];
  const createAgent = (make: () => Agent) => (): Agent => {
    const agent = make();
    checks.push(follow(agent));
    return agent;
  };
  const reached = await reach[state]({
    ...fixture,
    createAgent: createAgent(fixture.createAgent),
    createDroppedAgent: createAgent(fixture.createDroppedAgent),
  });
  const { agent, pending } = reached;
  // These are otherwise unhandled when the operation leaves them alone.
  for (const promise of Object.values(pending)) promise.catch(() => undefined);
  const before = agent.state;
  if (before !== state) throw new Error(`wanted ${state}, reached ${before}`);
  // In `thinking` there is speech to cancel only if some is queued.
  if (operation === 'stopSpeaking' && state === 'thinking')
    pending.sendTts = agent.actions.sendTts('기다립니다');
  const promise = call[operation](agent);
  const to = agent.state;
  const settled = await settle(promise);
  const afterwards = agent.state;
  const ended = await listEnded(pending);
  const outcome = name({ operation, state, to }, promise, settled, ended, reached);
  await agent.actions.disconnect();
  for (const check of checks) check();
  return {
    operation,
    state,
    outcome,
    to,
    ...('value' in settled && afterwards !== to && { then: afterwards }),
    ...('code' in settled && { code: settled.code }),
    ...(Object.keys(ended).length > 0 && outcome !== 'same-promise' && { ended }),
  };
};
