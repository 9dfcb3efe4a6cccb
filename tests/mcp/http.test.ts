import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodeChecker } from '../../packages/mcp/src/CodeChecker';
import { httpLimits } from '../../packages/mcp/src/serveHttp';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = `${root}website/build`;
const types = `${root}packages/sdk/dist/types`;

// `npm test` builds first; a single test file may run without a build.
describe.runIf(existsSync(`${site}/reference.json`))('the server over HTTP', () => {
  let server: ChildProcess;
  let address = '';
  beforeAll(async () => {
    const program = ['--import', 'tsx', 'packages/mcp/src/bin.ts', '--http', '0'];
    const pages = ['--allow-origin', 'https://assistant.example'];
    const folders = ['--site', site, '--types', types];
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    server = spawn(process.execPath, [...program, ...pages, ...folders], {
      cwd: root,
      stdio: [...stdio],
    });
    if (!server.stdout) throw new Error('the server has no output');
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    address = line;
  }, 60_000);
  afterAll(() => server.kill());

  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const ask = (given: RequestInit = {}) =>
    fetch(address, {
      method: 'POST',
      body: call,
      ...given,
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...given.headers,
      },
    });

  it('answers the official client, including concurrent calls', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    expect((await client.listTools()).tools).toHaveLength(7);
    const names = ['sendText', 'connect', 'speech-mark', 'AgentError'];
    const answers = await Promise.all(
      names.map((name) => client.callTool({ name: 'look_up_symbol', arguments: { name } })),
    );
    for (const [at, { content }] of answers.entries())
      expect((content as { text: string }[])[0]?.text).toContain(names[at]);
    const code = `import { createAgnt } from 'product-sdk';`;
    const checked = await client.callTool({ name: 'check_code', arguments: { code } });
    expect((checked.content as { text: string }[])[0]?.text).toContain('createAgnt');
    await client.close();
  }, 60_000);

  it.each([
    ['no origin', undefined, 200],
    ['a localhost page', 'http://localhost:4321', 200],
    ['an allowed origin', 'https://assistant.example', 200],
    ['an unknown origin', 'https://evil.example', 403],
    ['an origin that starts like an allowed one', 'https://assistant.example.evil.example', 403],
    ['an origin that starts like localhost', 'http://localhost.evil.example', 403],
    ['an opaque origin', 'null', 403],
  ])('checks the origin of a request from %s', async (_, origin, status) => {
    const response = await ask(origin === undefined ? {} : { headers: { origin } });
    expect(response.status).toBe(status);
    const shared = response.headers.get('access-control-allow-origin');
    expect(shared).toBe(status === 200 ? (origin ?? null) : null);
  });

  it('answers CORS preflight requests', async () => {
    const headers = { origin: 'https://assistant.example' };
    const response = await ask({ method: 'OPTIONS', body: null, headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
  });

  it('rejects bodies that are too large or not JSON, other methods and other paths', async () => {
    const large = await ask({ body: ' '.repeat(httpLimits.bodyBytes + 1) });
    expect(large.status).toBe(413);
    expect((await ask({ method: 'GET', body: null })).status).toBe(405);
    expect((await ask({ body: '{' })).status).toBe(400);
    expect((await ask({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await fetch(new URL('/reference.json', address))).status).toBe(404);
    expect((await ask()).status).toBe(200);
  });

  it('limits concurrent requests, and accepts others once those have ended', async () => {
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    const held = await Promise.all(
      Array.from({ length: httpLimits.requests }, async () => {
        const one = request(address, {
          method: 'POST',
          agent: false,
          headers: { ...headers, expect: '100-continue' },
        });
        one.on('error', () => undefined).flushHeaders();
        // Once the server sends `100 Continue`, it is handling the request.
        await once(one, 'continue');
        return one;
      }),
    );
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    for (const one of held) one.destroy();
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});

describe('CodeChecker', () => {
  const before = process.env.NODE_OPTIONS;
  beforeAll(() => {
    process.env.NODE_OPTIONS = '--import tsx';
  });
  afterAll(() => {
    process.env.NODE_OPTIONS = before;
    if (before === undefined) delete process.env.NODE_OPTIONS;
  });

  it('rejects code that takes too long, also the next time', async () => {
    // Template literal types with ten thousand members each, all of which the compiler creates.
    const many = Array.from(
      { length: 60 },
      (_, at) => `type T${at} = \`${at}${'${D}'.repeat(4)}\`;`,
    );
    const used = many.map((_, at) => `export const a${at}: T${at} = 'a';`);
    const digits = `type D = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;`;
    const code = [digits, ...many, ...used].join('\n');
    const checker = new CodeChecker(types, { seconds: 0 });
    await expect(checker.check(code, 'ts')).rejects.toThrow('more than 0 seconds');
    await expect(checker.check(code, 'ts')).rejects.toThrow('more than 0 seconds');
  }, 120_000);

  it('rejects code that exceeds the memory limit', async () => {
    const checker = new CodeChecker(types, { megabytes: 16 });
    await expect(checker.check('document.title;', 'ts')).rejects.toThrow('cannot be checked');
  }, 60_000);

  it('reads the types of the SDK and React, and no other files', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
    const file = path.join(folder, 'secret.js');
    writeFileSync(file, `export const secret = 'hunter2';`);
    const checker = new CodeChecker(types);
    const code = `import { secret } from '${file}'; export const a: 1 = secret;`;
    const referring = `/// <reference path="${file}" />\nimport { useState } from 'react';
      export const [b]: [string, unknown] = useState(1);`;
    expect(await checker.check(code, 'ts')).toEqual([]);
    const mistakes = await checker.check(referring, 'tsx');
    rmSync(folder, { recursive: true });
    expect(mistakes.map(({ line }) => line)).toEqual([1, 3]);
    expect(mistakes[0]?.message).toContain('not found');
  }, 60_000);

  it('limits the number of waiting checks', async () => {
    const checker = new CodeChecker(types, { waiting: 1 });
    const first = checker.check('let a: string = 1;', 'ts');
    await expect(checker.check('1;', 'ts')).rejects.toThrow('waiting');
    expect(await first).toMatchObject([{ line: 1 }]);
    expect(await checker.check('1;', 'ts')).toEqual([]);
  }, 60_000);
});
