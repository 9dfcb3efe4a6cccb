import { setTimeout as wait } from 'node:timers/promises';
import { openLoadSession, type LoadSession } from './openLoadSession.js';
import type { AgentAddress } from './startAgentProcess.js';

const ASK_EVERY_MS = 1_000;
const KILL_EVERY_MS = 1_000;
const PATIENCE_MS = 10_000;
const OPEN_AT_ONCE = 50;

/** What came of a load. */
export interface LoadResult {
  asked: number;
  /** Milliseconds from each question to its whole reply. */
  times: number[];
  killed: number;
  /** Questions that were waiting on a connection when it was killed. */
  killedWaiting: number;
  /** Questions that should have been answered and were not. */
  lost: number;
  /** Connections that ended although nobody here ended them. */
  dropped: number;
}

/** Opens sessions, has each ask once a second, and kills one of them every second. */
export async function runLoad(
  address: AgentAddress,
  howMany: number,
  seconds: number,
  whileOpen: () => Promise<void>,
): Promise<LoadResult> {
  const result = { asked: 0, times: [], killed: 0, killedWaiting: 0, lost: 0, dropped: 0 };
  const record = { times: result.times, onLost: () => (result.dropped += 1) };
  const sessions: LoadSession[] = [];
  while (sessions.length < howMany) {
    const missing = Math.min(OPEN_AT_ONCE, howMany - sessions.length);
    const opening = Array.from({ length: missing }, () => openLoadSession(address, record));
    sessions.push(...(await Promise.all(opening)));
  }
  const asking = setInterval(() => {
    for (const [index, session] of sessions.entries()) {
      // Spread over the second, as people are.
      setTimeout(() => session.ask() && (result.asked += 1), (index / howMany) * ASK_EVERY_MS);
    }
  }, ASK_EVERY_MS);
  const killing = setInterval(() => {
    const index = result.killed % sessions.length;
    const session = sessions[index];
    if (session?.isWaiting()) result.killedWaiting += 1;
    session?.kill();
    result.killed += 1;
    void openLoadSession(address, record).then((fresh) => sessions.splice(index, 1, fresh));
  }, KILL_EVERY_MS);
  await wait(seconds * 1_000);
  clearInterval(asking);
  clearInterval(killing);
  await wait(ASK_EVERY_MS);
  for (let waited = 0; waited < PATIENCE_MS && sessions.some(isWaiting); waited += 100) {
    await wait(100);
  }
  await whileOpen();
  result.lost = sessions.filter(isWaiting).length;
  for (const session of sessions) session.close();
  return result;
}

const isWaiting = (session: LoadSession) => session.isWaiting();
