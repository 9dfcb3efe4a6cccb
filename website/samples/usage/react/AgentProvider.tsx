import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Agent } from 'product-sdk';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';

type SharedAgent = Pick<Agent, 'actions' | 'state' | 'messages'>;

const AgentContext = createContext<SharedAgent | undefined>(undefined);

export function AgentProvider({ children }: { children: ReactNode }) {
  const { actions, state, messages } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });
  const agent = useMemo(
    () => ({ actions, state, messages }),
    [actions, state, messages],
  );
  return (
    <AgentContext.Provider value={agent}>{children}</AgentContext.Provider>
  );
}

export function useSharedAgent(): SharedAgent {
  const agent = useContext(AgentContext);
  if (!agent) throw new Error('Put the component inside AgentProvider.');
  return agent;
}
