import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { signTokens } from './signTokens.js';

const secret = new TextEncoder().encode('a secret of at least thirty-two bytes');
const issuer = signTokens('product-agent', secret);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('verifies its own token and returns its id and expiry', async () => {
  const { token, expiresAtMs } = await issuer.issue(600_000);
  const { jti, aud, iat = 0, exp = 0 } = decodeJwt(token);
  expect(aud).toBe('product-agent');
  expect(exp - iat).toBe(600);
  expect(await issuer.verify(token)).toEqual({ kind: 'valid', id: jti, expiresAtMs });
});

test('no two tokens are the same', async () => {
  const [one, other] = await Promise.all([issuer.issue(600_000), issuer.issue(600_000)]);
  expect(one.token).not.toBe(other.token);
});

test('a token with any character changed is refused', async () => {
  const { token } = await issuer.issue(600_000);
  for (let index = 0; index < token.length - 1; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(await issuer.verify(changed), `character ${index}`).toEqual({ kind: 'token-invalid' });
  }
});

test('an unsigned token (alg: none) is refused', async () => {
  const { token } = await issuer.issue(600_000);
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`;
  expect(await issuer.verify(unsigned)).toEqual({ kind: 'token-invalid' });
});

test('a token signed with another algorithm is refused, even with the right secret', async () => {
  const { token } = await issuer.issue(600_000);
  const longSecret = new Uint8Array(64).fill(7);
  const strict = signTokens('product-agent', longSecret);
  const other = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS512' })
    .sign(longSecret);
  expect(await strict.verify(other)).toEqual({ kind: 'token-invalid' });
});

test('a token with another audience, issuer or secret is refused', async () => {
  const foreign = await Promise.all([
    signTokens('another-agent', secret).issue(600_000),
    signTokens('product-agent').issue(600_000),
  ]);
  const otherIssuer = await new SignJWT({ jti: '1', iss: 'somebody', aud: 'product-agent' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('10m')
    .sign(secret);
  for (const token of [...foreign.map((issued) => issued.token), otherIssuer]) {
    expect(await issuer.verify(token)).toEqual({ kind: 'token-invalid' });
  }
});

test('a token without an expiry or an id is refused', async () => {
  const sign = (claims: object) =>
    new SignJWT({ iss: 'product-agent', aud: 'product-agent', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
  const inTenMinutes = Math.floor(Date.now() / 1_000) + 600;
  expect(await issuer.verify(await sign({ jti: '1' }))).toEqual({ kind: 'token-invalid' });
  expect(await issuer.verify(await sign({ exp: inTenMinutes }))).toEqual({ kind: 'token-invalid' });
});

test('an expired token is reported as token-expired', async () => {
  const { token } = await issuer.issue(-1_000);
  expect(await issuer.verify(token)).toEqual({ kind: 'token-expired' });
});

test.each(['', '.', '..', 'a.b.c', '{}', 'a'.repeat(4_096)])(
  '“%.10s” is refused as token-invalid',
  async (token) => {
    expect(await issuer.verify(token)).toEqual({ kind: 'token-invalid' });
  },
);
