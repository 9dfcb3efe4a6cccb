import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createAgent, type Transport } from 'product-sdk';
import { frameDirections, limits, readFrame } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root';
import { fetchToken } from '../sdk/harness/fetchToken';
import { startTestAgent } from '../sdk/harness/startTestAgent';
import { wsTransport } from '../sdk/harness/wsTransport';

const shown = path.join(root, 'website/samples/usage/typescript/conversation.json');

type Frame = string | ArrayBuffer;

/** A transport that records frames in both directions. */
function listenIn(onFrame: (from: 'client' | 'agent', frame: Frame) => void): Transport {
  return (url) => {
    const inner = wsTransport(url);
    const outer: ReturnType<Transport> = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send(frame) {
        onFrame('client', frame as Frame);
        inner.send(frame);
      },
      close: (code, reason) => inner.close(code, reason),
    };
    inner.onopen = () => outer.onopen?.();
    inner.onclose = (code, reason) => outer.onclose?.(code, reason);
    inner.onmessage = (frame) => {
      onFrame('agent', frame);
      outer.onmessage?.(frame);
    };
    return outer;
  };
}

/** A frame as a page can show it, without what differs between runs. */
function describe(frame: Frame): object {
  if (typeof frame !== 'string') {
    const { stream } = readFrame('speech', frame) ?? {};
    return { frame: frameDirections.speech, stream, bytes: frame.byteLength };
  }
  const message = JSON.parse(frame) as Record<string, unknown>;
  for (const secret of ['token', 'session']) if (secret in message) message[secret] = '…';
  return message;
}

async function record() {
  const lines: { from: 'client' | 'agent'; frame: Frame }[] = [];
  const running = await startTestAgent({
    reply: async function* () {
      yield 'Hello. ';
      yield 'How can I help?';
    },
    speak: async function* () {
      const marks = [{ shape: 'open', atMs: 0 } as const, { shape: 'rest', atMs: 400 } as const];
      yield { samples: new Int16Array(limits.speechSampleRateHz), marks };
    },
  });
  const agent = createAgent({
    url: running.url,
    language: 'en',
    getToken: ({ signal }) => fetchToken(running.tokenUrl, running.apiKey, signal),
    transport: listenIn((from, frame) => lines.push({ from, frame })),
  });
  const spoken = new Promise((resolve) => agent.on('speech-end', resolve));
  await agent.actions.connect();
  await agent.actions.sendText('Hello');
  await spoken;
  await agent.actions.disconnect();
  await running.stop();
  return lines;
}

test('conversation.json matches a real conversation (update it with --update)', async () => {
  const lines = await record();
  const text = JSON.stringify(lines.map(({ from, frame }) => ({ [from]: describe(frame) })));
  const style = { ...(await resolveConfig(shown)), parser: 'json' };
  await expect(await format(text, style)).toMatchFileSnapshot(shown);
});
