import { expect, it } from 'vitest';
import { rules } from '../rules';
import { renderCaddy } from './caddy/renderCaddy';
import { renderNginx } from './nginx/renderNginx';
import { renderRedirectsFile } from '../renderHosts';
import type { Rendering } from './Rendering';

const rendering: Rendering = {
  rules: { ...rules, redirectStatus: 308 },
  baseUrl: '/docs/',
  paths: ['/index.html', '/404.html', '/en/404.html'],
};

it.each([
  ['Caddy', renderCaddy(rendering)],
  ['nginx', renderNginx(rendering, '8080', '/srv')],
  ['a redirects file', renderRedirectsFile(rendering, '!')],
])('%s redirects with the status that the rules name, and no other', (_, text) => {
  expect(text).toMatch(/\b308\b/);
  expect(text).not.toMatch(/\b30[1-7]\b/);
});

it('the document of the longest prefix comes first, for hosts that take the first that fits', () => {
  const lengths = rules.notFound.map(({ prefix }) => prefix.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
});
