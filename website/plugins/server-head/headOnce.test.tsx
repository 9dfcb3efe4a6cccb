import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

type Part = Record<
  'title' | 'meta' | 'link' | 'script' | 'htmlAttributes' | 'bodyAttributes',
  object
>;

interface HelmetPackage {
  Helmet: ComponentType<{ children?: ReactNode }>;
  HelmetProvider: ComponentType<{ context: { helmet?: Part }; children?: ReactNode }>;
}

const require = createRequire(import.meta.url);
const headOnce = require('./headOnce.cjs') as (source: string) => string;
const core = createRequire(require.resolve('@docusaurus/core/package.json'));
const file = join(dirname(core.resolve('react-helmet-async')), 'index.module.js');

async function load(contents: string): Promise<HelmetPackage> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dirname(file) },
    ...{ bundle: true, write: false, format: 'cjs', logLevel: 'error', external: ['react'] },
  });
  const made = { exports: {} as HelmetPackage };
  const run = new Function('module', 'exports', 'require', outputFiles?.[0]?.text ?? '');
  run(made, made.exports, require);
  return made.exports;
}

const source = readFileSync(file, 'utf8');
const drawings = [
  () => <main />,
  ({ Helmet }: HelmetPackage) => (
    <>
      <Helmet>
        <html lang="ko" className="a" />
        <title>site</title>
        <meta name="description" content="site" />
        <link rel="alternate" hrefLang="ko" href="/" />
      </Helmet>
      <div>
        <Helmet>
          <html lang="ko" data-theme="dark" />
          <body className="b" />
          <title>{'page & more'}</title>
          <meta name="description" content="page" />
          <meta property="og:image" content="card" />
          <script type="application/ld+json">{'{"a":1}'}</script>
        </Helmet>
      </div>
    </>
  ),
];

function drawHead(helmet: HelmetPackage, draw: (helmet: HelmetPackage) => ReactNode): object {
  const { HelmetProvider } = helmet;
  const context: { helmet?: Part } = {};
  renderToString(<HelmetProvider context={context}>{draw(helmet)}</HelmetProvider>);
  return Object.fromEntries(
    Object.entries(context.helmet ?? {}).map(([name, part]) => [name, String(part)]),
  );
}

it('the head is what the package itself makes', async () => {
  const [original, once] = await Promise.all([load(source), load(headOnce(source))]);
  for (const draw of drawings) {
    const expected = drawHead(original, draw);
    expect(Object.keys(expected).length).toBeGreaterThan(5);
    expect(drawHead(once, draw)).toEqual(expected);
  }
});

it('nothing is put together before the head is asked for, and then all of it is', async () => {
  const { Helmet, HelmetProvider } = await load(headOnce(source));
  const context: { helmet?: Part } = {};
  const head = (name: string): ReactNode => (
    <Helmet>
      <title>{name}</title>
    </Helmet>
  );
  renderToString(
    <HelmetProvider context={context}>
      {head('site')}
      {head('page')}
    </HelmetProvider>,
  );
  expect(Object.getOwnPropertyDescriptor(context, 'helmet')).not.toHaveProperty('value');
  expect(String(context.helmet?.title)).toContain('page');
});
