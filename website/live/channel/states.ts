import type { AgentState } from 'product-sdk';

const all: Record<AgentState, true> = {
  idle: true,
  connecting: true,
  ready: true,
  thinking: true,
  speaking: true,
  recording: true,
  reconnecting: true,
  disconnected: true,
};

/** The name of every state; the type makes the list complete. */
export const states = Object.keys(all) as AgentState[];
