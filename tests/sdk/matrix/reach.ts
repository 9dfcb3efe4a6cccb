import type { Agent, AgentState } from 'product-sdk';
import { until, type MatrixFixture } from './fixture';

/** A client in a state, and what is in progress. */
export interface Reached {
  agent: Agent;
  /** The session, if one is open. */
  session?: unknown;
  /** Promises that are pending in the state, by operation. */
  pending: Partial<Record<'connect' | 'sendText' | 'sendTts' | 'recording', Promise<unknown>>>;
}

const connected = async (fixture: MatrixFixture): Promise<Reached> => {
  const agent = fixture.createAgent();
  return { agent, session: await agent.actions.connect(), pending: {} };
};

/** The way to each state. */
export const reach: Record<AgentState, (fixture: MatrixFixture) => Promise<Reached>> = {
  idle: async (fixture) => ({ agent: fixture.createAgent(), pending: {} }),
  async connecting(fixture) {
    const agent = fixture.createAgent();
    return { agent, pending: { connect: agent.actions.connect() } };
  },
  ready: connected,
  async thinking(fixture) {
    const reached = await connected(fixture);
    return { ...reached, pending: { sendText: reached.agent.actions.sendText('안녕하세요') } };
  },
  async speaking(fixture) {
    const reached = await connected(fixture);
    const sendTts = reached.agent.actions.sendTts('한 글자씩 또박또박 말합니다.');
    await until(reached.agent, 'speech-start');
    return { ...reached, pending: { sendTts } };
  },
  async recording(fixture) {
    const reached = await connected(fixture);
    const starting = reached.agent.actions.startRecording();
    if (!fixture.hasMicrophone) {
      // Fails in a moment; until then the state is `recording`.
      starting.catch(() => undefined);
      return reached;
    }
    await until(reached.agent, 'recording-level', ({ elapsedMs }) => elapsedMs >= 400);
    const { result } = await starting;
    return { ...reached, pending: { recording: result } };
  },
  async reconnecting(fixture) {
    const agent = fixture.createDroppedAgent();
    await agent.actions.connect();
    const lost = until(agent, 'state-change', ({ state }) => state === 'reconnecting');
    await agent.actions.sendText('끊어 주세요').catch(() => undefined);
    await lost;
    return { agent, pending: { connect: agent.actions.connect() } };
  },
  async disconnected(fixture) {
    const { agent } = await connected(fixture);
    await agent.actions.disconnect();
    return { agent, pending: {} };
  },
};
