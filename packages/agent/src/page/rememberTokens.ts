import { createId } from '../core/createId.js';
import type { TokenKeeper } from '../core/TokenKeeper.js';

const MOST_REMEMBERED = 1_000;

/**
 * Keeps tokens for an agent that issues and checks them in the same place: it knows its own again,
 * so that nothing has to be signed. They carry the same claims as the signed ones.
 */
export function rememberTokens(audience: string): TokenKeeper {
  const remembered = new Map<string, { jti: string; exp: number }>();
  return {
    issue(lifetimeMs) {
      const issuedAt = Math.floor(Date.now() / 1_000);
      const exp = issuedAt + lifetimeMs / 1_000;
      const claims = { iss: 'product-agent', aud: audience, iat: issuedAt, exp, jti: createId() };
      const token = `${btoa(JSON.stringify(claims))}.${createId()}`;
      remembered.set(token, claims);
      for (const [oldest] of remembered) {
        if (remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
      }
      return Promise.resolve({ token, expiresAtMs: exp * 1_000 });
    },
    verify(token) {
      const claims = remembered.get(token);
      if (!claims) return Promise.resolve({ kind: 'token-invalid' });
      const expiresAtMs = claims.exp * 1_000;
      if (expiresAtMs <= Date.now()) return Promise.resolve({ kind: 'token-expired' });
      return Promise.resolve({ kind: 'valid', id: claims.jti, expiresAtMs });
    },
  };
}
