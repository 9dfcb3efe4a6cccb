import { createServer } from 'node:http';

const {
  API_KEY,
  AGENT_URL = 'http://localhost:8787',
  PORT = '8080',
} = process.env;

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
  if (request.method !== 'POST' || request.url !== '/token') {
    response.writeHead(404).end('{}');
    return;
  }
  try {
    response.end(JSON.stringify(await requestToken()));
  } catch (error) {
    console.error(error);
    response.writeHead(502).end('{}');
  }
});

server.listen(Number(PORT));
