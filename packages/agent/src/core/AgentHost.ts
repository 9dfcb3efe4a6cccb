import type { AgentContext } from './SessionContext.js';
import type { SpentTokens } from './SpentTokens.js';
import type { TokenKeeper } from './TokenKeeper.js';

/** What the lines of an agent share. */
export interface AgentHost {
  readonly context: AgentContext;
  readonly tokens: TokenKeeper;
  readonly spentTokens: SpentTokens;
  /** The ids of the sessions open now. */
  readonly openSessions: Set<string>;
}
