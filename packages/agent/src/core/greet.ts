import { PROTOCOL_VERSION, type ClientMessage, type ClosingErrorCode } from 'product-sdk/protocol';
import type { AgentHost } from './AgentHost.js';

/** What a client says first. */
export type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Counts a client among the open sessions, for the price of its token; a code says why not. */
export async function greet(
  { protocol, token }: Hello,
  id: string,
  { context: { faults, settings }, tokens, spentTokens, openSessions }: AgentHost,
): Promise<ClosingErrorCode | undefined> {
  if (protocol !== PROTOCOL_VERSION || faults.has('protocol-mismatch')) return 'protocol-mismatch';
  const verdict = await tokens.verify(token);
  if (verdict.kind !== 'valid') return verdict.kind;
  const isFull = openSessions.size >= settings.sessions;
  if (isFull || faults.has('too-many-sessions')) return 'too-many-sessions';
  if (!spentTokens.spend(verdict.id, verdict.expiresAtMs)) return 'token-invalid';
  openSessions.add(id);
  return undefined;
}
