import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root';
import { mcpTarball } from '../../website/plugins/site-files/servedFiles';
import { run } from './run';

const site = join(root, 'website/build');
const tarball = join(site, 'sdk', mcpTarball);

// `npm test` builds first; a single test file may run without a build.
describe.runIf(existsSync(site))('the MCP server that the built site serves', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-mcp-'));
    await run(folder, 'tar', '-xzf', tarball);
    // Its dependencies, as installed here.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const command = { command: process.execPath, args: ['package/dist/bin.js'], cwd: folder };
    await client.connect(new StdioClientTransport(command));
  }, 60_000);

  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true });
  });

  async function ask(name: string, given: Record<string, string>): Promise<string> {
    const { content } = await client.callTool({ name, arguments: given });
    return (content as { text: string }[])[0]?.text ?? '';
  }

  it('lists its tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('look_up_symbol');
  });

  it.each([
    ['ko', '연결이 자꾸 끊겨요', '(troubleshooting#disconnects)'],
    ['en', 'choose a microphone', '(api/start-recording#choose-microphone)'],
  ])('searches the pages in %s', async (language, query, section) => {
    expect((await ask('search', { query, language })).split('\n')[0]).toContain(section);
  });

  it('checks code by the types of the SDK', async () => {
    const code = `import { createAgnt } from 'product-sdk';`;
    expect(await ask('check_code', { code })).toContain('createAgnt');
  }, 60_000);
});
