/** A token a client may open one session with. */
export interface IssuedToken {
  token: string;
  /** When it stops working, in milliseconds since 1970. */
  expiresAtMs: number;
}

/** What a token turned out to be. */
export type TokenVerdict =
  { kind: 'valid'; id: string; expiresAtMs: number } | { kind: 'token-invalid' | 'token-expired' };

/** Issues tokens and recognizes its own. */
export interface TokenKeeper {
  issue(lifetimeMs: number): Promise<IssuedToken>;
  verify(token: string): Promise<TokenVerdict>;
}
