import type { Agent, AgentState } from 'product-sdk';
import { until, type MatrixRoom } from './room';

/** An agent in a state, and what is in progress there. */
export interface Reached {
  agent: Agent;
  /** The session, where one is open. */
  session?: unknown;
  /** Promises that were pending when the state was reached, by operation. */
  pending: Partial<Record<'connect' | 'sendText' | 'sendTts' | 'recording', Promise<unknown>>>;
}

const connected = async (room: MatrixRoom): Promise<Reached> => {
  const agent = room.createAgent();
  return { agent, session: await agent.actions.connect(), pending: {} };
};

/** The way to each state. */
export const reach: Record<AgentState, (room: MatrixRoom) => Promise<Reached>> = {
  idle: async (room) => ({ agent: room.createAgent(), pending: {} }),
  async connecting(room) {
    const agent = room.createAgent();
    return { agent, pending: { connect: agent.actions.connect() } };
  },
  ready: connected,
  async thinking(room) {
    const reached = await connected(room);
    return { ...reached, pending: { sendText: reached.agent.actions.sendText('안녕하세요') } };
  },
  async speaking(room) {
    const reached = await connected(room);
    const sendTts = reached.agent.actions.sendTts('한 글자씩 또박또박 말합니다.');
    await until(reached.agent, 'speech-start');
    return { ...reached, pending: { sendTts } };
  },
  async recording(room) {
    const reached = await connected(room);
    const starting = reached.agent.actions.startRecording();
    if (!room.hasMicrophone) {
      // Fails in a moment; until then the state is `recording`.
      starting.catch(() => undefined);
      return reached;
    }
    await until(reached.agent, 'recording-level', ({ elapsedMs }) => elapsedMs >= 400);
    const { result } = await starting;
    return { ...reached, pending: { recording: result } };
  },
  async reconnecting(room) {
    const agent = room.createDroppedAgent();
    await agent.actions.connect();
    const lost = until(agent, 'state-change', ({ state }) => state === 'reconnecting');
    await agent.actions.sendText('끊어 주세요').catch(() => undefined);
    await lost;
    return { agent, pending: { connect: agent.actions.connect() } };
  },
  async disconnected(room) {
    const { agent } = await connected(room);
    await agent.actions.disconnect();
    return { agent, pending: {} };
  },
};
