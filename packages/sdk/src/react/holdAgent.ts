import { createAgent, type Agent, type AgentOptions } from '../index.js';

/** An agent that belongs to a component. */
export interface HeldAgent {
  readonly agent: Agent;
  /** Tells whether other options ask for another agent. */
  fits(options: AgentOptions): boolean;
  /** Takes over what may differ at every render without asking for another agent. */
  refresh(options: AgentOptions): void;
  /** The component is on the page. Returns what to do when it leaves. */
  mount(): () => void;
}

/** Everything that can be compared; functions are new at every render and mean the same. */
const identityOf = (options: AgentOptions): string => JSON.stringify(options);

/** Makes an agent for a component. Until it is mounted it does nothing, so it may be thrown away. */
export const holdAgent = (options: AgentOptions): HeldAgent => {
  const identity = identityOf(options);
  let { getToken } = options;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const agent = createAgent({ ...options, getToken: (request) => getToken(request) });
  return {
    agent,
    fits: (other) => identityOf(other) === identity,
    refresh: (other) => void ({ getToken } = other),
    mount() {
      clearTimeout(leaving);
      // StrictMode and fast refresh take a component off and put it back at once: the session
      // outlives that, and nothing else.
      return () => {
        leaving = setTimeout(() => void agent.actions.disconnect());
      };
    },
  };
};
