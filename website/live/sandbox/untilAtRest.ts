import type { Agent, AgentState } from 'product-sdk';

const restful: readonly AgentState[] = ['idle', 'ready', 'disconnected'];
const LOOK_EVERY_MS = 100;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once none of these agents is in the middle of anything: code need not wait for them. */
export async function untilAtRest(agents: readonly Agent[]): Promise<void> {
  // The browser tells of an error that nobody caught after all that ran with it; but code that leaves
  // its page has no time for more.
  await wait(0);
  while (agents.some(({ state }) => !restful.includes(state))) await wait(LOOK_EVERY_MS);
}
