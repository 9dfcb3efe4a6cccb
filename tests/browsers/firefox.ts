import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Browser, BrowserChoice } from './Browser';
import { findProgram } from './findProgram';
import { waitForLine } from './waitForLine';

const find = () => findProgram('firefox-esr') ?? findProgram('firefox');

interface Answer {
  id?: number;
  result?: Record<string, never>;
  message?: string;
}

/** Uses WebDriver BiDi, which is built into Firefox. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    waiting.delete(id);
    if (!result) throw new Error(`${method}: ${message}`);
    return result as Record<string, unknown>;
  };
  return { send, close: () => socket.close() };
}

async function open(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(find() ?? '', options, { stdio: ['ignore', 'pipe', 'pipe'] });
  const address = await waitForLine(child, /BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // The first tab never receives focus, without which keys type nothing.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    goto: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const text = answer.result?.value;
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      close();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Mozilla's browser and engine. */
export const firefox: BrowserChoice = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  isInstalled: () => find() !== undefined,
  open,
};
