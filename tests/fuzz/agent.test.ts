import { createPageAgent, type PageConnection } from 'product-agent/page';
import { createAgent, limits } from 'product-sdk';
import { agentSchema, closeCodes, readAgentMessage, readFrame } from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchToken } from '../sdk/harness/fetchToken';
import { startTestAgent } from '../sdk/harness/startTestAgent';
import { wsTransport } from '../sdk/harness/wsTransport';
import { createMadClient } from './clientFrames';
import { damageField } from './damage';
import { heapBytes } from './heapBytes';
import { createRandom } from './random';

const FRAMES = 100_000;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('agent, receiving random frames', () => {
  it('does not crash, hang or leak memory, and sends only valid messages', async () => {
    const random = createRandom(3);
    const agent = createPageAgent({
      settings: { deltaDelayMs: 0, requestsPerMinute: FRAMES },
      async reply(text, { tools, callTool }) {
        for (const { name } of tools) await callTool(name).catch(() => undefined);
        return text;
      },
      transcribe: () => '들었습니다',
      async *speak() {
        yield { samples: new Int16Array(2_400), marks: [{ atMs: 0, shape: 'open' }] };
      },
    });
    const closedWith = new Set<number>();
    // Asserted later: the agent would catch an exception thrown here.
    const nonsense: unknown[] = [];
    const answers = new Map<string, number>();
    let client = createMadClient(random);
    let connection: PageConnection | undefined;
    let before = 0;

    const receive = (frame: string | ArrayBuffer): void => {
      if (typeof frame !== 'string') {
        if (!readFrame('speech', frame)) nonsense.push(frame);
        return;
      }
      const reading = readAgentMessage(frame);
      if (reading.kind !== 'message') return void nonsense.push(frame);
      const { message } = reading;
      answers.set(message.type, (answers.get(message.type) ?? 0) + 1);
      if (message.type === 'tool-call') client.onCall(message.call);
    };
    const connect = async (): Promise<PageConnection> => {
      const token = await agent.getToken();
      const made = agent.transport(agent.url);
      connection = made;
      client = createMadClient(random);
      made.onmessage = receive;
      made.onclose = (code) => {
        closedWith.add(code);
        if (connection === made) connection = undefined;
      };
      const hello = { type: 'hello', protocol: 1, token, language: 'ko', speech: true };
      // Sometimes garbage is sent before `hello`, or instead of it.
      if (!random.once(10))
        made.send(
          random.once(20) ? damageField(JSON.stringify(hello), random) : JSON.stringify(hello),
        );
      return made;
    };

    for (let count = 0; count < FRAMES; count += 1) {
      const open: PageConnection = connection ?? (await connect());
      open.send(client.nextFrame());
      if (random.once(5)) await turn();
      if (random.once(500)) open.close();
      if (before === 0 && count > FRAMES / 4) before = heapBytes();
    }
    (connection as PageConnection | undefined)?.close();
    agent.stop();
    for (let count = 0; count < 100; count += 1) await turn();

    expect(nonsense).toEqual([]);
    // Garbage that is rejected at once would leave most of the agent untested.
    for (const type of Object.keys(agentSchema))
      expect(answers.get(type), type).toBeGreaterThan(100);
    const known: number[] = [1_000, 1_001, ...Object.values(closeCodes)];
    for (const code of closedWith) expect(known).toContain(code);
    expect(heapBytes() - before).toBeLessThan(10_000_000);
  }, 240_000);
});

describe('agent, receiving random frames over a real socket', () => {
  it('closes with a known code, and serves the next client', async () => {
    const random = createRandom(4);
    const running = await startTestAgent({ settings: { deltaDelayMs: 0 } });
    const closedWith = new Set<number>();
    const refused = async (): Promise<void> => {
      const token = await fetchToken(running.tokenUrl, running.apiKey);
      const socket = new WebSocket(running.url);
      const closed = new Promise<number>((resolve) => socket.on('close', resolve));
      await new Promise((resolve) => socket.on('open', resolve));
      const hello = { type: 'hello', protocol: 1, token, language: 'ko', speech: true };
      if (!random.once(10)) socket.send(JSON.stringify(hello));
      const client = createMadClient(random);
      for (let count = 1; count < 40; count += 1) socket.send(client.nextFrame());
      socket.send(random.once(2) ? 'no message at all' : new Uint8Array(3 * limits.frameBytes));
      closedWith.add(await closed);
    };
    for (let count = 0; count < 100; count += 1) await refused();
    const agent = createAgent({
      url: running.url,
      getToken: () => fetchToken(running.tokenUrl, running.apiKey),
      transport: wsTransport,
    });
    await agent.actions.connect();
    expect(await agent.actions.sendText('안녕하세요')).not.toBe('');
    await agent.actions.disconnect();
    await running.stop();
    const TOO_LARGE = 1_009;
    const known: number[] = [TOO_LARGE, ...Object.values(closeCodes)];
    for (const code of closedWith) expect(known).toContain(code);
  }, 120_000);
});
