import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Agent, type AgentOptions, createAgent, type EventName, type Tool } from '../index.js';

/** An agent that belongs to a component. */
interface HeldAgent {
  readonly agent: Agent;
  /** Tells whether other options ask for another agent. */
  fits(options: AgentOptions): boolean;
  /** Takes over what may differ at every render without asking for another agent. */
  refresh(options: AgentOptions): void;
  /** The component is on the page. Returns what to do when it leaves. */
  mount(): () => void;
}

/** What differs where a value does. Of one that cannot be JSON, it is the agent that complains. */
const asJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

/** Everything that can be compared; functions are new at every render and mean the same. */
const identityOf = (options: AgentOptions): string | undefined =>
  asJson({ ...options, context: undefined, output: undefined });

/** Makes an agent for a component. Until it is mounted it does nothing, so it may be thrown away. */
const holdAgent = (options: AgentOptions): HeldAgent => {
  // Refuses what is wrong as it was given: below, every function is one of ours.
  createAgent(options);
  const identity = identityOf(options);
  let { getToken, tools = {}, context } = options;
  // What tools do may differ at every render too; what the agent is told of them is compared.
  const latest = Object.entries(tools).map(([name, tool]): [string, Tool] => [
    name,
    { ...tool, run: (args, info) => (tools[name] ?? tool).run(args, info) },
  ]);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const agent = createAgent({
    ...options,
    getToken: (request) => getToken(request),
    tools: options.tools && Object.fromEntries(latest),
  });
  return {
    agent,
    fits: (other) => identityOf(other) === identity,
    refresh(other) {
      const told = asJson(context);
      ({ getToken, tools = {}, context } = other);
      if (asJson(context) !== told) agent.setContext(context ?? {});
    },
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

/** Renders again whenever one of these events has changed what is read of the agent. */
const useChanges = (
  agent: Agent,
  events: readonly EventName[],
  read: (agent: Agent) => unknown,
): void => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = events.map((event) => agent.on(event, onChange));
      return () => stops.forEach((stop) => stop());
    },
    [agent, events],
  );
  const snapshot = (): unknown => read(agent);
  // While hydrating, the agent is as new as the one on the server was.
  useSyncExternalStore(subscribe, snapshot, snapshot);
};

const stateEvents = ['state-change'] as const;
const messageEvents = ['message', 'message-delta'] as const;

/**
 * Creates a client for a component. The component re-renders when the state or the messages change,
 * and the session closes when the component unmounts. `getToken` and the `run` of tools can be new
 * functions on every render. When `context` changes, it is sent to the agent. `transport` and `output`
 * stay the ones that were passed first. A change of `url` or of another setting creates a new client.
 * @param options - The same options as those of `createAgent`.
 * @returns The client. It is the same object on every render, so you can list it in dependency arrays.
 * `state` and `messages` are the values at the time you read them.
 * @throws invalid-options
 * @since 0.1.0
 */
export const useAgent = (options: AgentOptions): Agent => {
  const [held, setHeld] = useState(() => holdAgent(options));
  if (!held.fits(options)) setHeld(holdAgent(options));
  useEffect(() => held.refresh(options), [held, options]);
  useEffect(() => held.mount(), [held]);
  const { agent } = held;
  useChanges(agent, stateEvents, ({ state }) => state);
  useChanges(agent, messageEvents, ({ messages }) => messages);
  // The same object at every render: an effect that depends on it must not run at every change.
  return agent;
};
