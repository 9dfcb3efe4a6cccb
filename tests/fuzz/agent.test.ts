import { createPageAgent, type PageConnection } from 'product-agent/page';
import { createAgent, limits } from 'product-sdk';
import { closeCodes, readAgentMessage, readFrame } from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchToken } from '../sdk/harness/fetchToken';
import { startTestAgent } from '../sdk/harness/startTestAgent';
import { wsTransport } from '../sdk/harness/wsTransport';
import { clientFrame } from './clientFrames';
import { heapBytes } from './heapBytes';
import { createRandom } from './random';

const FRAMES = 100_000;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the agent, told nonsense', () => {
  it('neither crashes nor hangs nor grows, and answers nothing that is no message', async () => {
    const random = createRandom(3);
    const agent = createPageAgent({
      settings: { deltaDelayMs: 0, requestsPerMinute: FRAMES },
      async reply(text, { tools, callTool }) {
        for (const { name } of tools) await callTool(name).catch(() => undefined);
        return text;
      },
      transcribe: () => '들었습니다',
    });
    const closedWith = new Set<number>();
    let answers = 0;
    let connection: PageConnection | undefined;
    let before = 0;

    const receive = (frame: string | ArrayBuffer): void => {
      answers += 1;
      if (typeof frame === 'string') expect(readAgentMessage(frame).kind).toBe('message');
      else expect(readFrame('speech', frame)).toBeDefined();
    };
    const connect = async (): Promise<PageConnection> => {
      const token = await agent.getToken();
      const made = agent.transport(agent.url);
      connection = made;
      made.onmessage = receive;
      made.onclose = (code) => {
        closedWith.add(code);
        if (connection === made) connection = undefined;
      };
      // Sometimes nonsense comes even before the hello.
      if (!random.once(10))
        made.send(
          JSON.stringify({ type: 'hello', protocol: 1, token, language: 'ko', speech: true }),
        );
      return made;
    };

    let request = 0;
    for (let count = 0; count < FRAMES; count += 1) {
      const open: PageConnection = connection ?? (await connect());
      request += 1;
      open.send(clientFrame(request, random));
      if (random.once(5)) await turn();
      if (random.once(500)) open.close();
      if (before === 0 && count > FRAMES / 4) before = heapBytes();
    }
    (connection as PageConnection | undefined)?.close();
    agent.stop();
    for (let count = 0; count < 100; count += 1) await turn();

    expect(answers).toBeGreaterThan(10_000);
    const known: number[] = [1_000, 1_001, ...Object.values(closeCodes)];
    for (const code of closedWith) expect(known).toContain(code);
    expect(heapBytes() - before).toBeLessThan(10_000_000);
  }, 240_000);
});

describe('the agent, told nonsense over a real socket', () => {
  it('closes with a reason, and serves the next client', async () => {
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
      for (let request = 1; request < 40; request += 1) socket.send(clientFrame(request, random));
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
