import { createServer } from 'node:http';

const {
  API_KEY,
  AGENT_URL = 'http://localhost:8787',
  PORT = '8080',
} = process.env;
if (!API_KEY) throw new Error('Set API_KEY.');

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
  try {
    response.end(JSON.stringify(await requestToken()));
  } catch (error) {
    console.error(error);
    end(502);
  }
});

server.listen(Number(PORT));
