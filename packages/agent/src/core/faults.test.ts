import { errors } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import type { RunningAgent } from '../node/NodeAgentOptions.js';
import { connectClient, fetchToken, hello, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import { faults, isFaultName, type FaultName } from './faults.js';

const text = { type: 'send-text', request: 1, text: '긴 답 5' };

async function refuses(agent: RunningAgent, code: string) {
  const client = await connectClient(agent.url);
  client.send(hello(await fetchToken(agent)));
  expect(await client.until('error')).toMatchObject({ code });
}

async function failsRequest(agent: RunningAgent, code: string) {
  const client = await openSession(agent);
  client.send(text);
  expect(await client.until('error')).toEqual({ type: 'error', code, request: 1 });
}

/** The error or effect that a client sees for each fault. */
const effects: Record<FaultName, (agent: RunningAgent) => Promise<void>> = {
  async 'token-fetch-failed'(agent) {
    const headers = { authorization: `Bearer ${agent.apiKey}` };
    expect((await fetch(agent.tokenUrl, { method: 'POST', headers })).status).toBe(503);
  },
  'token-invalid': (agent) => refuses(agent, 'token-invalid'),
  'token-expired': (agent) => refuses(agent, 'token-expired'),
  async 'connect-failed'(agent) {
    await expect(connectClient(agent.url)).rejects.toThrow('503');
  },
  async 'connect-timeout'(agent) {
    const client = await connectClient(agent.url);
    client.send(hello(await fetchToken(agent)));
    expect(await Promise.race([client.closed, client.until('ready'), pause(300)])).toBe('nothing');
  },
  'too-many-sessions': (agent) => refuses(agent, 'too-many-sessions'),
  'protocol-mismatch': (agent) => refuses(agent, 'protocol-mismatch'),
  'rate-limited': (agent) => failsRequest(agent, 'rate-limited'),
  'agent-failed': (agent) => failsRequest(agent, 'agent-failed'),
  async 'malformed-message'(agent) {
    const client = await openSession(agent);
    client.send(text);
    await expect(client.until('reply')).rejects.toThrow('JSON');
  },
  async 'dropped-reply'(agent) {
    const client = await openSession(agent);
    client.send(text);
    expect(await client.closed).toBe(1006);
    expect(client.messages.map((message) => message.type)).toEqual(['ready', 'reply-delta']);
  },
  async 'dropped-speech'(agent) {
    const client = await openSession(agent);
    client.send(text);
    await client.until('speech-start');
    expect(await client.closed).toBe(1006);
    expect(client.messages.some((message) => message.type === 'speech-end')).toBe(false);
  },
  async 'missing-reply'(agent) {
    const client = await openSession(agent);
    client.send(text);
    client.send({ type: 'ping' });
    await client.until('pong');
    expect(await Promise.race([client.until('reply-delta'), pause(300)])).toBe('nothing');
  },
  async 'missing-speech'(agent) {
    const client = await openSession(agent);
    client.send(text);
    expect(await client.until('reply')).toMatchObject({ speech: true });
    client.send({ type: 'send-tts', request: 2, text: '말' });
    client.send({ type: 'ping' });
    await client.until('pong');
    expect(await Promise.race([client.until('speech-start'), pause(300)])).toBe('nothing');
  },
  async frozen(agent) {
    const client = await openSession(agent);
    client.send(text);
    client.send({ type: 'ping' });
    expect(await Promise.race([client.closed, pause(300)])).toBe('nothing');
    expect(client.messages).toHaveLength(1);
  },
  async 'session-idle'(agent) {
    const client = await openSession(agent);
    expect(await client.until('error')).toMatchObject({ code: 'session-idle' });
  },
  async slow(agent) {
    const client = await openSession(agent);
    client.send(text);
    expect(await Promise.race([client.until('reply-delta'), pause(1_000)])).toBe('nothing');
    await client.until('reply');
  },
  async 'unknown-tool'(agent) {
    const client = await openSession(agent);
    client.send({ type: 'tools', tools: [{ name: 'openCart', description: 'Opens the cart.' }] });
    client.send(text);
    const { request, call, name } = await client.until('tool-call');
    expect(name).not.toBe('openCart');
    client.send({ type: 'tool-result', request, call, code: 'tool-unknown' });
    await client.until('reply');
  },
  async 'unknown-message'(agent) {
    const client = await openSession(agent);
    client.send(text);
    await client.until('reply');
    expect(client.messages.map((message) => message.type)).toContain('weather-report');
  },
};

const pause = (milliseconds: number) =>
  new Promise<'nothing'>((resolve) => setTimeout(resolve, milliseconds, 'nothing'));

test.each(Object.keys(faults).filter(isFaultName))(
  'a client sees the effect of the fault %s',
  async (name) => {
    await effects[name](await runAgent({ faults: [name] }));
  },
);

test('faults can be set and cleared while the agent runs', async () => {
  const agent = await runAgent();
  agent.setFaults(['token-expired']);
  await refuses(agent, 'token-expired');
  agent.setFaults([]);
  await openSession(agent);
});

test('every error has a fault, except the listed ones', () => {
  const codes = Object.values(faults).flatMap((fault) => ('code' in fault ? [fault.code] : []));
  const elsewhere = Object.keys(errors).filter((code) => !codes.some((known) => known === code));
  expect(elsewhere).toEqual([
    'invalid-options',
    'insecure-context',
    'websocket-unsupported',
    'not-connected',
    'aborted',
    'interrupted',
    'text-empty',
    'text-too-long',
    'queue-full',
    'speech-off',
    'microphone-denied',
    'microphone-missing',
    'microphone-busy',
    'microphone-lost',
    'recording-unsupported',
    'already-recording',
    'not-recording',
    'recording-too-short',
    'recording-too-long',
    'output-unsupported',
    'output-missing',
    'tool-failed',
    'tool-timeout',
  ]);
});
