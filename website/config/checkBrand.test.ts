import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from '../brand';
import { checkBrand, type CheckedBrand } from './checkBrand';

const folder = fileURLToPath(new URL('../static', import.meta.url));
const check = (values: Partial<CheckedBrand>) => () => checkBrand({ ...brand, ...values }, folder);

test.each([
  [{ baseUrl: '/docs-site' }, 'write "/docs-site/"'],
  [{ baseUrl: 'a/b/' }, 'write "/a/b/"'],
  [{ baseUrl: '' }, 'write "/"'],
  [{ baseUrl: '/docs/' }, 'write "/" for pages in /docs/'],
  [{ baseUrl: 'https://a.example/' }, 'begins and ends with a slash, of letters'],
  [{ publicUrl: 'docs.example.com' }, 'write a whole address'],
  [{ publicUrl: 'https://a.example/' }, 'write "https://a.example".'],
  [{ publicUrl: 'https://a.example/sdk' }, 'Its path "/sdk" goes into baseUrl.'],
  [{ consoleUrl: 'console.example.com' }, 'consoleUrl is "console.example.com": write a whole'],
  [{ supportUrl: 'help@example.com' }, 'begins "https://" or "mailto:"'],
  [{ statusUrl: 'javascript:alert(1)' }, 'statusUrl is'],
  [{ askModelUrl: 'https://model.example/ask' }, 'write a path on this origin'],
  [{ askModelUrl: '//model.example/ask' }, 'write a path on this origin'],
  [{ assistants: [{ name: 'A', url: 'https://a.example/' }] }, 'with {prompt} in it'],
  [{ assistants: [{ name: 'A', url: 'javascript:a?{prompt}' }] }, 'the url of A is "javascript:'],
  [{ mcpUrl: '/mcp' }, 'mcpUrl is "/mcp": write a whole'],
  [{ logo: { path: 'img/logo.png' } }, 'give an SVG'],
  [{ logo: { path: 'img/other.svg' } }, 'there is no website/static/img/other.svg'],
])('rejects %j and suggests a fix', (values, message) => {
  expect(check(values)).toThrow(message);
});

test.each([
  {},
  { baseUrl: '/docs-site/' },
  { consoleUrl: 'https://console.example.com/keys', supportUrl: 'mailto:help@example.com' },
  { askModelUrl: '/ask' },
  { assistants: [], mcpUrl: 'https://docs.example.com/mcp' },
  { baseUrl: '/a/b.c/', publicUrl: 'http://a.example:81' },
])('accepts %j', (values) => {
  expect(check(values)).not.toThrow();
});
