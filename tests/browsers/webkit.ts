import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findFreePort } from '../../scripts/serve/ports';
import type { Browser, BrowserChoice } from './Browser';
import { findProgram } from './findProgram';
import { waitForLine } from './waitForLine';

const places = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
);

const findBrowser = () =>
  places.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));

/** Uses WebDriver, with the driver that belongs to the browser. */
async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** The browser needs a display; without one, a virtual one is used. */
async function startScreen(): Promise<{ display: string; child?: ChildProcess }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY };
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { display: `:${await waitForLine(child, /^(\d+)$/)}`, child };
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const ready = await ask(`${url}/status`, 'GET').catch(() => undefined);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function open(): Promise<Browser> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const options = { binary: findBrowser(), args: ['--automation'] };
  const { sessionId } = (await ask(`${url}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `${url}/session/${sessionId}`;
  return {
    goto: async (address) => void (await ask(`${session}/url`, 'POST', { url: address })),
    evaluate: (expression) =>
      ask(`${session}/execute/async`, 'POST', {
        script: `const [done] = arguments; (async () => (${expression}))().then(done, (error) => done(String(error)));`,
        args: [],
      }),
    perform: async (actions) => void (await ask(`${session}/actions`, 'POST', { actions })),
    resize: async (width, height) =>
      void (await ask(`${session}/window/rect`, 'POST', { width, height })),
    async close() {
      await ask(session, 'DELETE');
      await stop(driver);
      await stop(screen.child);
    },
  };
}

/** Safari's engine, in the browser that Debian packages for testing. */
export const webkit: BrowserChoice = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () =>
    Boolean(
      findProgram('WebKitWebDriver') &&
      findBrowser() &&
      (process.env.DISPLAY || findProgram('Xvfb')),
    ),
  open,
};
