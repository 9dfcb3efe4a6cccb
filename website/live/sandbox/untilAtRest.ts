import type { Agent, AgentState } from 'product-sdk';

const restful: readonly AgentState[] = ['idle', 'ready', 'disconnected'];
const LOOK_EVERY_MS = 20;

/** Resolves once none of these agents is in the middle of anything: code need not wait for them. */
export async function untilAtRest(agents: readonly Agent[]): Promise<void> {
  // At least once: the browser tells of an error that nobody caught after all that ran with it.
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  } while (agents.some(({ state }) => !restful.includes(state)));
}
