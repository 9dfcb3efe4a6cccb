import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

type MatchPath = (address: string, route: object) => object | null;

const require = createRequire(import.meta.url);
const packaged = require('react-router') as { matchPath: MatchPath };
const skipOthers = require('./skipOthers.cjs') as (source: string) => string;

async function loadQuick(): Promise<{ matchPath: MatchPath }> {
  const file = require.resolve('react-router/esm/react-router.js');
  const contents = skipOthers(readFileSync(file, 'utf8'));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dirname(file) },
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'error' },
  });
  const code = Buffer.from(outputFiles?.[0]?.contents ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`) as Promise<{ matchPath: MatchPath }>;
}

const paths = ['/', '/docs/', '/docs', '/en/docs/api/', '/404.html', '/:page', '/한국어/', '*'];
const addresses = [...paths, '', '/DOCS', '/docs/api', '/docs//', '/docsx', '/EN/docs/api/x', '/s'];
const routes = [...paths, ['/docs', '/en'], undefined].flatMap((path) =>
  [false, true].flatMap((exact) => [false, true].map((strict) => ({ path, exact, strict }))),
);

it('every address is answered as the router itself answers it', async () => {
  const { matchPath } = await loadQuick();
  for (const address of addresses) {
    for (const route of routes) {
      const expected = packaged.matchPath(address, route);
      expect([address, route, matchPath(address, route)]).toEqual([address, route, expected]);
    }
  }
});
