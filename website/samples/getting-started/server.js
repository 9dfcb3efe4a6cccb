import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const apiKey = process.env.API_KEY ?? 'dev-key';

async function issueToken() {
  const answer = await fetch('http://localhost:8787/v1/tokens', {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (!answer.ok) throw new Error(`The agent answered ${answer.status}.`);
  return answer.text();
}

const server = createServer(async (request, response) => {
  try {
    if (request.method === 'POST' && request.url === '/token') {
      response.setHeader('content-type', 'application/json');
      response.end(await issueToken());
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await readFile('index.html'));
    }
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
});

server.listen(8080, () => console.log('Open http://localhost:8080'));
