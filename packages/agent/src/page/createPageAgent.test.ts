import { expect, test } from 'vitest';
import { hello } from '../../tests/connectClient.js';
import { createPageAgent, type PageAgent } from './createPageAgent.js';

/** Sends `hello` and the given frames; resolves with everything received until the end. */
async function converse(agent: PageAgent, ...frames: object[]) {
  const connection = agent.transport(agent.url);
  const received: unknown[] = [];
  const token = await agent.getToken();
  return new Promise<{ received: unknown[]; code: number }>((resolve) => {
    connection.onopen = () => connection.send(JSON.stringify(hello(token)));
    connection.onmessage = (frame) => {
      const message = JSON.parse(String(frame));
      received.push(message);
      if (message.type === 'ready')
        for (const next of frames) connection.send(JSON.stringify(next));
      if (message.type === 'speech-end') connection.close();
    };
    connection.onclose = (code) => resolve({ received, code });
  });
}

const text = { type: 'send-text', request: 1, text: '안녕' };

test('a page talks to its own agent without a network', async () => {
  const { received, code } = await converse(createPageAgent(), text);
  expect(code).toBe(1000);
  expect(received).toContainEqual(
    expect.objectContaining({ type: 'reply', text: expect.stringContaining('안녕하세요') }),
  );
});

test('a token carries the standard claims and opens only one session', async () => {
  const agent = createPageAgent();
  const token = await agent.getToken();
  const claims = JSON.parse(atob(token.split('.')[0] ?? ''));
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti']);
  expect(claims.exp - claims.iat).toBe(600);
  const again = { ...agent, getToken: () => Promise.resolve(token) };
  expect((await converse(again, text)).code).toBe(1000);
  expect((await converse(again, text)).code).toBe(4401);
});

test('a token it did not issue is refused', async () => {
  const agent = createPageAgent();
  const getToken = async () => `${await agent.getToken()}0`;
  expect((await converse({ ...agent, getToken })).code).toBe(4401);
});

test.each([
  ['connect-failed', 1006],
  ['token-expired', 4403],
  ['too-many-sessions', 4430],
  ['dropped-reply', 1006],
] as const)('the fault %s closes the connection with code %i', async (fault, code) => {
  expect(await converse(createPageAgent({ faults: [fault] }), text)).toMatchObject({ code });
});

test('getToken rejects under the fault token-fetch-failed', async () => {
  const agent = createPageAgent({ faults: ['token-fetch-failed'] });
  await expect(agent.getToken()).rejects.toThrow();
});

test('stopping the agent closes the connection with code 1001', async () => {
  const agent = createPageAgent();
  const conversation = converse(agent);
  setTimeout(() => agent.stop(), 20);
  expect(await conversation).toMatchObject({ code: 1001 });
});
