import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Agent, type AgentOptions, createAgent, type EventName, type Tool } from '../index.js';

/** An agent owned by a component. */
interface RetainedAgent {
  readonly agent: Agent;
  /** Whether changed options require a new agent. */
  fits(options: AgentOptions): boolean;
  /** Takes over options that may change without a new agent. */
  refresh(options: AgentOptions): void;
  /** Called when the component mounts. Returns the cleanup. */
  mount(): () => void;
}

/** The comparable form of a value. One that is not JSON is left for the agent to reject. */
const asJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

/** Everything that is compared; functions are new on every render and do not count. */
const identityOf = (options: AgentOptions): string | undefined =>
  asJson({ ...options, context: undefined, output: undefined });

/** Creates an agent for a component. It does nothing until mounted, so React may discard it. */
const retainAgent = (options: AgentOptions): RetainedAgent => {
  // Validates the options as given: below, every function is wrapped.
  createAgent(options);
  const identity = identityOf(options);
  let { getToken, tools = {}, context } = options;
  // The `run` functions of tools may change on every render; their definitions are compared.
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
      const previous = asJson(context);
      ({ getToken, tools = {}, context } = other);
      if (asJson(context) !== previous) agent.setContext(context ?? {});
    },
    mount() {
      clearTimeout(leaving);
      // StrictMode and fast refresh unmount a component and remount it at once, which the session
      // must survive.
      return () => {
        leaving = setTimeout(() => void agent.actions.disconnect());
      };
    },
  };
};

/** Re-renders when one of these events has changed the value that is read. */
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
  // While hydrating, the agent equals the one rendered on the server.
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
  const [retained, setRetained] = useState(() => retainAgent(options));
  if (!retained.fits(options)) setRetained(retainAgent(options));
  useEffect(() => retained.refresh(options), [retained, options]);
  useEffect(() => retained.mount(), [retained]);
  const { agent } = retained;
  useChanges(agent, stateEvents, ({ state }) => state);
  useChanges(agent, messageEvents, ({ messages }) => messages);
  // The same object on every render: an effect that depends on it must not run on every change.
  return agent;
};
