import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenIssuer } from '../core/TokenIssuer.js';

const ISSUER = 'product-agent';
const ALGORITHM = 'HS256';

/**
 * Issues signed tokens, which any process with the same secret can verify.
 * @param audience - The agent the tokens are for.
 * @param secret - At least 32 bytes; by default new ones, so that a restart ends every token.
 */
export function signTokens(audience: string, secret: Uint8Array = randomBytes(32)): TokenIssuer {
  return {
    async issue(lifetimeMs) {
      const nowMs = Date.now();
      const expiresAt = Math.floor((nowMs + lifetimeMs) / 1_000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(Math.floor(nowMs / 1_000))
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(secret);
      return { token, expiresAtMs: expiresAt * 1_000 };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          requiredClaims: ['exp', 'jti'],
        });
        return { kind: 'valid', id: String(payload.jti), expiresAtMs: Number(payload.exp) * 1_000 };
      } catch (error) {
        return { kind: error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid' };
      }
    },
  };
}
