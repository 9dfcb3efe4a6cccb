import { expect, it } from 'vitest';
import { baseRules } from '../rules';
import { renderCaddy } from './caddy';
import { renderRedirectsFile } from './headersFile';
import { renderNginx } from './nginx';
import type { Rendering } from './rendering';

const rendering: Rendering = {
  rules: { ...baseRules({ prefixes: ['/', '/en/'] }), redirectStatus: 308 },
  baseUrl: '/docs/',
  paths: ['/index.html', '/404.html', '/en/404.html'],
};

it.each([
  ['Caddy', renderCaddy(rendering)],
  ['nginx', renderNginx(rendering, '8080', '/srv')],
  ['a redirects file', renderRedirectsFile(rendering, '!')],
])('%s uses only the redirect status of the rules', (_, text) => {
  expect(text).toMatch(/\b308\b/);
  expect(text).not.toMatch(/\b30[1-7]\b/);
});
