import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples, samplesFolder } from '../../../website/config/samples';
import { connectClient } from '../../../packages/agent/tests/connectClient';
import { startAgent, type RunningAgent } from '../../../packages/agent/src/index';
import { PROTOCOL_VERSION } from '../../../packages/sdk/src/protocol/index';
import { findFreePort } from '../../../scripts/serve/ports';
import { isListening } from '../harness/isListening';
import { Process } from '../harness/Process';

const place = 'authentication/servers';
const folder = path.join(samplesFolder, place);
const drivers = fileURLToPath(new URL('.', import.meta.url));
const built = mkdtempSync(path.join(tmpdir(), 'token-servers-'));
const python = process.env.PYTHON ?? 'python3';
const secret = 'the secret of the logins';

interface Server {
  sample: string;
  /** Prints the runtime's version; fails where it is not installed. */
  runtime: readonly [command: string, ...parameters: string[]];
  prepare?: readonly [command: string, ...parameters: string[]];
  start: (port: number) => [command: string, ...parameters: string[]];
  /** Whether another program runs it for every request, so that it cannot fail at start. */
  runsPerRequest?: true;
}

const sampleFile = (name: string): string => path.join(folder, name);

const servers: Server[] = [
  {
    sample: 'token-server.js',
    runtime: [process.execPath, '-p', '"Node " + process.versions.node'],
    start: () => [process.execPath, sampleFile('token-server.js')],
  },
  {
    sample: 'token_server.py',
    runtime: [
      python,
      '-c',
      'import platform, fastapi, uvicorn; print("Python", platform.python_version() + ", FastAPI", fastapi.__version__)',
    ],
    start: (port) => [
      python,
      ...['-B', '-m', 'uvicorn', 'token_server:app'],
      ...['--app-dir', folder, '--port', String(port)],
    ],
  },
  {
    sample: 'AgentTokens.java',
    runtime: ['javac', '--version'],
    prepare: [
      'javac',
      '-d',
      built,
      sampleFile('AgentTokens.java'),
      path.join(drivers, 'Main.java'),
    ],
    start: () => ['java', '-cp', built, 'Main'],
  },
  {
    sample: 'main.go',
    runtime: ['go', 'version'],
    prepare: ['go', 'build', '-o', path.join(built, 'server'), sampleFile('main.go')],
    start: () => [path.join(built, 'server')],
  },
  {
    sample: 'token.php',
    runtime: ['php', '-r', 'echo "PHP ", PHP_VERSION;'],
    start: (port) => ['php', '-S', `localhost:${port}`, '-t', folder, sampleFile('token.php')],
    runsPerRequest: true,
  },
];

const run = ([command, ...parameters]: readonly string[]): string =>
  execFileSync(String(command), parameters, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, GOCACHE: path.join(built, 'go-cache'), GO111MODULE: 'off' },
  });

/** The runtime of a server, such as "PHP 8.2.1"; undefined where it is not installed. */
function findRuntime({ runtime }: Server): string | undefined {
  try {
    const output = run(runtime).trim();
    return output.replace(/^javac/, 'Java').replace(/^go version go(\S+).*/, 'Go $1');
  } catch {
    return undefined;
  }
}

const signed = (user: string): string =>
  `session=${user}.${createHmac('sha256', secret).update(user).digest('hex')}`;

const passed: Record<string, { runtime: string; date: string; hash: string }> = {};

let agent: RunningAgent;
beforeAll(async () => {
  agent = await startAgent({ port: 0, apiKey: 'key-of-the-server', log: () => undefined });
});
afterAll(async () => {
  await agent.stop();
  rmSync(built, { recursive: true });
  if (process.env.RECORD !== 'token-servers') return;
  const before = JSON.parse(
    readFileSync(samples.options.otherRuntimesFile, 'utf8'),
  ) as typeof passed;
  writeFileSync(
    samples.options.otherRuntimesFile,
    `${JSON.stringify({ ...before, ...passed }, null, 2)}\n`,
  );
});

function startServer(server: Server, port: number, settings: Record<string, string>): Process {
  const [command, ...parameters] = server.start(port);
  const env = {
    ...process.env,
    API_KEY: 'key-of-the-server',
    SESSION_SECRET: secret,
    PORT: String(port),
    TMPDIR: built,
    ...settings,
  };
  return new Process(command, parameters, { cwd: built, env });
}

/** Resolves when a server listens, or has ended instead. */
const started = (running: Process, port: number): Promise<void> =>
  expect.poll(() => running.hasExited || isListening(port), { timeout: 20_000 }).toBe(true);

/** Runs a server with an agent behind it, and ends it after `talk`. */
async function withServer(
  server: Server,
  settings: { agentUrl: string },
  talk: (ask: (cookie?: string, method?: string) => Promise<Response>) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const running = startServer(server, port, { AGENT_URL: settings.agentUrl });
  try {
    await started(running, port);
    expect(running.hasExited, running.errors).toBe(false);
    await talk((cookie, method = 'POST') =>
      fetch(`http://localhost:${port}/token`, { method, headers: cookie ? { cookie } : {} }),
    );
  } finally {
    await running.stop();
  }
}

test('the shortest server refuses to start without API_KEY', async () => {
  const file = path.join(samplesFolder, 'authentication/token-server.js');
  const env = { ...process.env, API_KEY: '', PORT: String(await findFreePort()) };
  const running = new Process(process.execPath, [file], { cwd: built, env });
  try {
    await expect.poll(() => running.errors, { timeout: 20_000 }).toContain('Set API_KEY.');
    expect(await running.exit).not.toBe(0);
  } finally {
    await running.stop();
  }
});

describe.each(servers)('$sample', (server) => {
  const runtime = findRuntime(server);
  const itRuns = test.skipIf(runtime === undefined);

  beforeAll(() => {
    if (runtime !== undefined && server.prepare) run(server.prepare);
  });

  itRuns.each(['API_KEY', 'SESSION_SECRET'])('fails without %s', async (missing) => {
    const port = await findFreePort();
    const running = startServer(server, port, { [missing]: '' });
    try {
      await started(running, port);
      if (server.runsPerRequest) {
        const answer = await fetch(`http://localhost:${port}/token`, { method: 'POST' });
        expect(answer.status).toBe(500);
      } else {
        expect(running.hasExited).toBe(true);
        expect(await running.exit).not.toBe(0);
      }
      await expect.poll(() => running.errors).toContain('Set API_KEY and SESSION_SECRET.');
    } finally {
      await running.stop();
    }
  });

  itRuns(
    `issues tokens only to signed-in users, with a rate limit (${runtime ?? 'not installed here'})`,
    async () => {
      await withServer(server, { agentUrl: `http://localhost:${agent.port}` }, async (ask) => {
        expect((await ask()).status).toBe(401);
        const forged = signed('mina').replace('mina', 'admin');
        expect((await ask(forged)).status).toBe(401);
        const read = await ask(signed('mina'), 'GET');
        expect(read.status).toBe(405);
        expect(read.headers.get('allow')).toBe('POST');

        const answer = await ask(signed('mina'));
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const issued = (await answer.json()) as { token: string };
        expect(Object.keys(issued).sort()).toEqual(['expiresAt', 'token']);
        const client = await connectClient(agent.url);
        client.send({
          type: 'hello',
          protocol: PROTOCOL_VERSION,
          token: issued.token,
          language: 'ko',
          speech: false,
        });
        expect((await client.until('ready')).session).toBeTruthy();
        client.close();

        // The minute of the rate limit may end between two of them, but not twice.
        const answers: Response[] = [];
        for (let count = 0; count < 21; count += 1) answers.push(await ask(signed('mina')));
        const refused = answers.find(({ status }) => status !== 200);
        expect(refused?.status).toBe(429);
        expect(refused?.headers.get('retry-after')).toBe('60');
        expect((await ask(signed('jun'))).status).toBe(200);
      });
      const nobody = `http://localhost:${await findFreePort()}`;
      await withServer(server, { agentUrl: nobody }, async (ask) => {
        expect((await ask(signed('sora'))).status).toBe(502);
      });
      const date = new Date().toISOString().slice(0, 10);
      const sample = `${place}/${server.sample}`;
      passed[sample] = { runtime: String(runtime), date, hash: samples.hash(sample) };
    },
  );
});
