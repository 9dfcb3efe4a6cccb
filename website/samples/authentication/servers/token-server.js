import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const {
  API_KEY,
  SESSION_SECRET,
  AGENT_URL = 'http://localhost:8787',
  PORT = '8080',
} = process.env;
if (!API_KEY || !SESSION_SECRET)
  throw new Error('Set API_KEY and SESSION_SECRET.');

const session = /(?:^|; )session=([\w-]+)\.([\da-f]{64})(?:;|$)/;

function userOf({ headers }) {
  const [, user, signature] = session.exec(headers.cookie ?? '') ?? [];
  if (!user) return undefined;
  const expected = createHmac('sha256', SESSION_SECRET)
    .update(user)
    .digest();
  const isSigned = timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  return isSigned ? user : undefined;
}

const perMinute = 10;
const counts = new Map();
setInterval(() => counts.clear(), 60_000).unref();

function mayHaveToken(user) {
  const count = (counts.get(user) ?? 0) + 1;
  counts.set(user, count);
  return count <= perMinute;
}

async function requestToken() {
  const answer = await fetch(`${AGENT_URL}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}` },
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) throw new Error(`The agent answered ${answer.status}.`);
  const { token, expiresAt } = await answer.json();
  return { token, expiresAt };
}

const server = createServer(async (request, response) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json');
  const end = (status) => response.writeHead(status).end('{}');
  if (request.url !== '/token') return end(404);
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return end(405);
  }
  const user = userOf(request);
  if (!user) return end(401);
  if (!mayHaveToken(user)) {
    response.setHeader('retry-after', '60');
    return end(429);
  }
  try {
    response.end(JSON.stringify(await requestToken()));
  } catch (error) {
    console.error(error);
    end(502);
  }
});

server.listen(Number(PORT));
