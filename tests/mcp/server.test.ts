import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../fuzz/random';
import { limits } from '../../packages/mcp/src/createServer';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = `${root}website/build`;

// `npm test` builds first; a single test file may run without a build.
describe.runIf(existsSync(`${site}/reference.json`))('the server over stdio', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(async () => {
    const program = ['--import', 'tsx', 'packages/mcp/src/bin.ts'];
    const folders = ['--site', site, '--types', `${root}packages/sdk/dist/types`];
    const args = [...program, ...folders];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
  }, 60_000);
  afterAll(() => client.close());

  async function ask(name: string, given: Record<string, unknown> = {}) {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [part] = content as { text: string }[];
    return { text: part?.text ?? '', isError };
  }

  it('lists its tools, all of them read-only', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'look_up_symbol',
      'look_up_error',
      'list_samples',
      'get_sample',
      'check_code',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('look_up_symbol');
  });

  it('finds sections in both languages', async () => {
    const korean = await ask('search', { query: '연결이 자꾸 끊겨요', language: 'ko' });
    expect(korean.text.split('\n')[0]).toContain('(troubleshooting#disconnects)');
    const english = await ask('search', { query: 'choose a microphone' });
    expect(english.text.split('\n')[0]).toContain('(api/start-recording#choose-microphone)');
  });

  it('returns a page by name or URL, or one section of it', async () => {
    const file = readFileSync(`${site}/en/docs/api/connect.md`, 'utf8');
    expect((await ask('read_page', { page: 'api/connect' })).text).toBe(file);
    const address = 'https://example.com/product-docs/en/docs/api/connect/';
    expect((await ask('read_page', { page: address })).text).toBe(file);
    const { text } = await ask('read_page', { page: `${address}#cancel` });
    expect(text).toMatch(/^## .*\{#cancel\}\n/);
    expect(text).not.toContain('{#retry}');
    const event = await ask('read_page', { page: 'api/actions', section: 'event-speech-mark' });
    expect(event.text).toContain('`atMs`');
    expect(event.text).not.toContain('speech-end');
  });

  it.each(['../../../etc/passwd', '/etc/passwd', 'docs/%2e%2e/reference.json', '__proto__'])(
    'does not read files outside the site: %s',
    async (page) => {
      expect(await ask('read_page', { page })).toMatchObject({ isError: true });
      expect(await ask('get_sample', { name: page })).toMatchObject({ isError: true });
    },
  );

  it('looks up symbols, and suggests a similar name for an unknown one', async () => {
    const method = await ask('look_up_symbol', { name: 'agent.actions.sendText()' });
    const [{ fact, page }] = JSON.parse(method.text);
    expect(fact.signature).toBe('sendText(text: string, options?: CallOptions): Promise<string>');
    expect(fact.states.idle.error).toBe('not-connected');
    expect(page).toBe('api/send-text');
    const field = await ask('look_up_symbol', { name: 'ReconnectOptions.attempts' });
    expect(JSON.parse(field.text)[0]).toMatchObject({ of: 'ReconnectOptions' });
    const wrong = await ask('look_up_symbol', { name: 'sendTxt' });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('sendText') });
  });

  it('looks up the error codes in a log, and suggests a page when there are none', async () => {
    const log = 'x AgentError: token-expired\n  at connect\ncaused by: connection-lost-again';
    const errors = JSON.parse((await ask('look_up_error', { text: log })).text);
    expect(errors).toMatchObject([
      { code: 'token-expired', page: 'troubleshooting#token-expired' },
    ]);
    const byName = await ask('read_page', { page: 'sendText' });
    expect(byName.text).toContain('# sendText');
    const unknown = await ask('look_up_error', { text: 'no sound at all' });
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('#no-sound') });
  });

  it('returns a sample with the files it imports', async () => {
    const list = await ask('list_samples', { containing: 'usage/react' });
    expect(list.text).toContain('usage/react/Chat.tsx (run)');
    const { text } = await ask('get_sample', { name: 'api/connect.ts' });
    expect(text).toContain(`title="api/connect.ts"\nimport { createAgent }`);
    expect(text).toContain('title="api/getToken.ts"\nexport async function getToken');
  });

  it('finds no mistakes in the samples, apart from two deliberate ones', async () => {
    const { samples, files } = JSON.parse(readFileSync(`${site}/en/samples.json`, 'utf8'));
    const mistakes: string[] = [];
    for (const name of Object.keys(samples)) {
      const kind = /\.(ts|tsx|js|html)$/.exec(name)?.[1];
      if (!kind) continue;
      const { text } = await ask('check_code', { code: files[name], kind });
      const serious = text.split('\n').filter((line) => !/^(?:No mistake|Suggestion: )/.test(line));
      mistakes.push(...serious.map((line) => `${name}: ${line}`));
    }
    // Both demonstrate an error: they call a method without a session on purpose.
    const meant = ['api/actions-errors.ts', 'usage/typescript/errors.ts'];
    const message = 'line 1: sendText() needs a session: await connect() first.';
    expect(mistakes).toEqual(meant.map((name) => `${name}: ${message}`));
  }, 120_000);

  it.each([
    [`import { createClient } from 'product-sdk';`, 'ts', 'createClient'],
    [
      `import { createAgent } from 'product-sdk';\ncreateAgent({ url: 'wss://a.example' });`,
      'ts',
      'getToken',
    ],
    [
      `<p>\n<script>\nconst agent = ProductSDK.createAgent({ getToken });\nagent.speak();</script>`,
      'html',
      'line 4',
    ],
    [
      `import { createAgent } from 'product-sdk';\nconst agent = createAgent({ url: 'wss://a.example', getToken: () => token });`,
      'ts',
      'one session only',
    ],
    [
      `import { createAgent } from 'product-sdk';\nconst agent = createAgent(options);\nawait agent.actions.sendText('a');`,
      'ts',
      'await connect',
    ],
    [
      `const agent = ProductSDK.createAgent({ url: 'wss://a.example', getToken, apiKey });`,
      'js',
      'belongs on your server',
    ],
    [
      `import { createAgent } from 'product-sdk';\ncreateAgent({ url: 'https://a.example', getToken: getToken });`,
      'js',
      'begins with wss://',
    ],
    [
      `import { createAgent } from 'product-sdk';\ncreateAgent({ url: 'wss://a.example', getToken: async () => { return token; } });`,
      'js',
      'one session only',
    ],
    [
      `import { createAgent } from 'product-sdk';\ncreateAgent({ url: 'wss://a.example', getToken: getToken, speech: false });`,
      'js',
      `Type 'false' is not assignable`,
    ],
    [
      `import { createAgent } from 'product-sdk';\nconst { VITE_API_KEY } = import.meta.env;\ncreateAgent(options);`,
      'ts',
      'belongs on your server',
    ],
    [`ProductSDK.createClient();`, 'html', 'No mistake'],
    [`<script>window.ProductSDK.createClient();</script>`, 'html', 'createClient'],
    [`<script>ProductSDK.createClient();</script>`, 'html', 'import("product-sdk")'],
  ])('finds the mistake in %s', async (code, kind, mistake) => {
    expect((await ask('check_code', { code, kind })).text).toContain(mistake);
  });

  const given = `import { createAgent } from 'product-sdk';
import { database, getToken, options, tell } from './own';
const agent = createAgent(options);\n`;
  it.each([
    ['js', `${given}agent.actions.connect().then(tell, tell);`],
    [
      'js',
      `${given}connect();\nasync function connect() { await agent.actions.connect().catch(tell); }`,
    ],
    ['js', `${given}try { database.connect(); } catch {}`],
    ['js', `${given}import 'node:fs';\nconst key = process.env.API_KEY;\ntell(key);`],
    ['ts', `export const url: string = import.meta.env.VITE_URL;`],
    ['html', `<script>window.chat = {}</script><script>window.chat.open = true</script>`],
    ['html', `<script type="importmap">{ "imports": {} }</script>`],
    ['html', `<script>let one;</script>\n<script type="module">let one;</script>`],
  ])('finds no mistake in %s: %s', async (kind, code) => {
    expect((await ask('check_code', { code, kind })).text).toBe('No mistake found.');
  });

  it('rejects inputs that are too long, and keeps resources within the size limit', async () => {
    for (const [name, given] of [
      ['search', { query: 'a'.repeat(limits.words + 1) }],
      ['look_up_error', { text: 'a'.repeat(limits.log + 1) }],
      ['check_code', { code: ' '.repeat(limits.code + 1) }],
    ] as const)
      expect((await ask(name, given)).isError).toBe(true);
    for (const { uri } of (await client.listResources()).resources) {
      const { contents } = await client.readResource({ uri });
      expect((contents[0] as { text: string }).text.length).toBeLessThan(limits.answer);
    }
    await expect(client.readResource({ uri: 'docs://en/../reference.json' })).rejects.toThrow();
  });

  it('answers 400 calls with random arguments', async () => {
    const random = createRandom(11);
    const pieces = [
      'connect',
      '연결',
      '../',
      '#',
      '\u0000',
      '{',
      '(((',
      '`',
      '*'.repeat(99),
      '\ud800',
      '$',
      '\\',
    ];
    const word = (): string =>
      Array.from({ length: random.integer(6) }, () => random.pick(pieces)).join('');
    const names = (await client.listTools()).tools.map(({ name }) => name);
    for (let call = 0; call < 400; call += 1) {
      const given = Object.fromEntries(
        ['query', 'page', 'section', 'name', 'text', 'containing', 'code', 'kind', 'language'].map(
          (key) => [key, random.once(8) ? random.pick([null, 7, [], {}, 'ko', 'ts']) : word()],
        ),
      );
      if (!random.once(4)) Object.assign(given, { language: 'en', kind: 'js' });
      const name = random.pick(names);
      expect([name, given, (await ask(name, given)).text]).not.toContain('');
    }
    expect((await ask('read_page')).text).toContain('- api/connect');
  }, 240_000);
});
