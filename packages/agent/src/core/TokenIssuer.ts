/** Generates an unguessable id. */
export function createId(): string {
  // Not crypto.randomUUID, which a page served over plain http does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers tokens that have been used, for as long as they could be replayed. */
export class UsedTokens {
  readonly #expiryById = new Map<string, number>();

  /** Marks a token as used; false when it already was. */
  spend(id: string, expiresAtMs: number): boolean {
    this.#forgetExpired();
    if (this.#expiryById.has(id)) return false;
    this.#expiryById.set(id, expiresAtMs);
    return true;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#expiryById.size;
  }

  #forgetExpired(): void {
    // Insertion order is expiry order, because all tokens live equally long.
    for (const [id, expiresAtMs] of this.#expiryById) {
      if (expiresAtMs > Date.now()) return;
      this.#expiryById.delete(id);
    }
  }
}

/** A token that opens one session. */
export interface IssuedToken {
  token: string;
  /** Expiry time, in milliseconds since 1970. */
  expiresAtMs: number;
}

/** The result of verifying a token. */
export type TokenVerdict =
  { kind: 'valid'; id: string; expiresAtMs: number } | { kind: 'token-invalid' | 'token-expired' };

/** Issues and verifies tokens. */
export interface TokenIssuer {
  issue(lifetimeMs: number): Promise<IssuedToken>;
  verify(token: string): Promise<TokenVerdict>;
}
