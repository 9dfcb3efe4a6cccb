import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askAddress, listMcpClients, markdownAddress } from './assistants';
import { listServedNames } from '../plugins/site-files/servedFiles';

const site = 'https://docs.example';
const tarball = `${site}/sdk/product-docs-mcp.tgz`;

test.each([
  ['docs/api/connect/', 'docs/api/connect.md'],
  ['en/docs/api/connect/#errors', 'en/docs/api/connect.md#errors'],
  ['', ''],
  ['en/', 'en/'],
  ['docs/', 'docs/'],
  ['https://other.example/docs/a/', 'https://other.example/docs/a/'],
])('markdownAddress(%s) of a site in a folder /docs/ is %s', (page, markdown) => {
  const home = `${site}/docs/sdk/`;
  const { href } = new URL(markdown, home);
  expect(markdownAddress(new URL(page, home), home)).toBe(href);
});

test('the configuration of every MCP client runs the package, or names the server address if given', () => {
  for (const { code } of listMcpClients(tarball)) {
    expect(code.replaceAll(/[\s",[\]]+/g, ' ')).toContain(`-y ${tarball}`);
  }
  const url = 'https://docs.example/mcp';
  for (const { code } of listMcpClients(tarball, url)) {
    expect(code).toContain(url);
    expect(code).not.toContain('npx');
  }
});

test.each(['docs', 'i18n/en/docusaurus-plugin-content-docs/current'])(
  'the getting-started page in %s matches the configuration of every MCP client',
  (folder) => {
    const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const page = read(`${folder}/getting-started.mdx`);
    const samples: Record<string, string> = {
      'Claude Code': 'claude-code.sh',
      Codex: 'codex.sh',
      Cursor: 'mcp.json',
    };
    expect(page).toContain('VS Code');
    const clients = listMcpClients(tarball).filter(({ name }) => name !== 'VS Code');
    expect(clients.map(({ name }) => name)).toEqual(Object.keys(samples));
    for (const { name, file, code } of clients) {
      const title = file ? ` title="${file}"` : '';
      expect(page).toContain(`<Sample name="getting-started/${samples[name]}"${title} />`);
      const sample = read(`samples/getting-started/${samples[name]}`).replace('{{site}}', site);
      if (file) expect(JSON.parse(sample)).toEqual(JSON.parse(code));
      else expect(sample.trim()).toBe(code);
    }
  },
);

test('the site serves the package that the samples run', () => {
  expect(listServedNames()).toContain(tarball.split('/').at(-1));
});

test('askAddress encodes the prompt as one query parameter', () => {
  const address = askAddress(
    'https://a.example/?x=1&q={prompt}',
    'read https://b.example/?c&d $& 페이지',
  );
  expect(new URL(address).searchParams.get('q')).toBe('read https://b.example/?c&d $& 페이지');
});
