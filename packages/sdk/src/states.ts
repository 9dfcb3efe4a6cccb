/**
 * The states of a client, in the order of a typical first conversation.
 * @since 0.1.0
 */
export const states = [
  'idle',
  'connecting',
  'ready',
  'thinking',
  'speaking',
  'recording',
  'reconnecting',
  'disconnected',
] as const;

/**
 * The state of a client.
 * @since 0.1.0
 */
export type AgentState = (typeof states)[number];
