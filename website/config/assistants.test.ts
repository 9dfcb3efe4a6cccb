import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askAddress, listMcpClients, markdownAddress } from './assistants';

const site = 'https://docs.example';

test.each([
  ['/docs/api/connect/', '/docs/api/connect.md'],
  ['/en/docs/api/connect/#errors', '/en/docs/api/connect.md#errors'],
  ['/', '/'],
  ['/docs/', '/docs/'],
  ['https://other.example/docs/a/', 'https://other.example/docs/a/'],
])('markdownAddress(%s) is %s', (page, markdown) => {
  const { href } = new URL(markdown, site);
  expect(markdownAddress(new URL(page, site), site)).toBe(href);
});

test('the configuration of every MCP client names the package, or the server address if given', () => {
  const manifest = readFileSync(
    new URL('../../packages/mcp/package.json', import.meta.url),
    'utf8',
  );
  const { name } = JSON.parse(manifest);
  for (const { code } of listMcpClients()) expect(code).toContain(name);
  const url = 'https://docs.example/mcp';
  for (const { code } of listMcpClients(url)) {
    expect(code).toContain(url);
    expect(code).not.toContain('npx');
  }
});

test.each(['docs', 'i18n/en/docusaurus-plugin-content-docs/current'])(
  'the getting-started page in %s matches the configuration of every MCP client',
  (folder) => {
    const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const page = read(`${folder}/getting-started.mdx`);
    expect(page).toContain('VS Code');
    for (const { name, file, code } of listMcpClients().filter((it) => it.name !== 'VS Code')) {
      if (!file) expect(page).toContain(`| ${name} | \`${code}\` |`);
      else {
        expect(page).toContain(`title="${file}"`);
        expect(JSON.parse(read('samples/getting-started/mcp.json'))).toEqual(JSON.parse(code));
      }
    }
  },
);

test('askAddress encodes the prompt as one query parameter', () => {
  const address = askAddress(
    'https://a.example/?x=1&q={prompt}',
    'read https://b.example/?c&d $& 페이지',
  );
  expect(new URL(address).searchParams.get('q')).toBe('read https://b.example/?c&d $& 페이지');
});
