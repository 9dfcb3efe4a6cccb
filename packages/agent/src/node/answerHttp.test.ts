import { expect, test } from 'vitest';
import { runAgent } from '../../tests/runAgent.js';
import { isOriginAllowed } from './answerHttp.js';

const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers });

test('issues a token for ten minutes, with the correct key only', async () => {
  const agent = await runAgent({ apiKey: 'a key' });
  const response = await post(agent.tokenUrl, { authorization: 'Bearer a key' });
  const wrongly = await post(agent.tokenUrl, { authorization: 'Bearer akey' });
  expect(wrongly.status).toBe(401);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { token, expiresAt } = (await response.json()) as Record<string, string>;
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/u);
  const minutesLeft = (Date.parse(String(expiresAt)) - Date.now()) / 60_000;
  expect(Math.round(minutesLeft)).toBe(10);
});

test.each([undefined, 'dev-key', 'Basic dev-key', 'Bearer', 'Bearer dev-key2'])(
  'rejects the authorization “%s” with 401 and a JSON error',
  async (authorization) => {
    const agent = await runAgent();
    const response = await post(agent.tokenUrl, authorization ? { authorization } : {});
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ error: { code: 'api-key-invalid' } });
  },
);

test('allows a localhost origin, including its preflight request', async () => {
  const agent = await runAgent();
  const origin = 'http://localhost:3000';
  const preflight = await fetch(agent.tokenUrl, { method: 'OPTIONS', headers: { origin } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  const response = await post(agent.tokenUrl, { origin, authorization: 'Bearer dev-key' });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  // Otherwise a cache might give one origin the permission of another.
  expect(preflight.headers.get('vary')).toBe('origin');
  expect(response.headers.get('vary')).toBe('origin');
});

test('rejects an origin that is not allowed, even with the correct key', async () => {
  const agent = await runAgent({ allowedOrigins: ['https://docs.example'] });
  const ask = (origin: string) => post(agent.tokenUrl, { origin, authorization: 'Bearer dev-key' });
  const refused = await ask('https://elsewhere.example');
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  expect(refused.headers.get('vary')).toBe('origin');
  expect((await ask('https://docs.example')).status).toBe(200);
});

test('/health reports the status and the number of sessions', async () => {
  const agent = await runAgent();
  const response = await fetch(new URL('/health', agent.tokenUrl));
  expect(await response.json()).toEqual({ status: 'ok', sessions: 0 });
});

test('answers 404 for an unknown path and 405 for a wrong method', async () => {
  const agent = await runAgent();
  expect((await fetch(new URL('/', agent.tokenUrl))).status).toBe(404);
  expect((await fetch(agent.tokenUrl)).status).toBe(405);
});

test.each([
  undefined,
  'http://localhost',
  'http://localhost:3000',
  'https://127.0.0.1:8443',
  'http://[::1]:3000',
  'http://docs.localhost:3000',
])('allows origin %s by default', (origin) => {
  expect(isOriginAllowed(origin, [])).toBe(true);
});

test.each([
  '',
  'null',
  'https://example.com',
  'http://localhost.example.com',
  'http://notlocalhost',
  'http://127.0.0.1.example.com',
  'http://192.168.0.2:3000',
  'not an origin',
])('rejects origin “%s” unless the allowed origins include it or *', (origin) => {
  expect(isOriginAllowed(origin, [])).toBe(false);
  expect(isOriginAllowed(origin, ['https://docs.example'])).toBe(false);
  expect(isOriginAllowed(origin, [origin])).toBe(true);
  expect(isOriginAllowed(origin, ['*'])).toBe(true);
});
