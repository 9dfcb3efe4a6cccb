import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { lazy, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

type RenderToHtml = (app: ReactNode) => Promise<string>;

const require = createRequire(import.meta.url);
const atOnce = require('./atOnce.cjs') as (source: string) => string;
const file = require.resolve('@docusaurus/core/lib/client/renderToHtml.js');
const source = readFileSync(file, 'utf8');

async function load(contents: string): Promise<{ render: RenderToHtml; stream: () => void }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', packages: 'external' },
  });
  const made = { exports: {} as { renderToHtml: RenderToHtml } };
  const server = require('react-dom/server') as { renderToPipeableStream: () => void };
  const stream = vi.fn(server.renderToPipeableStream);
  const requireHere = (name: string): unknown =>
    name === 'react-dom/server' ? { ...server, renderToPipeableStream: stream } : require(name);
  const run = new Function('module', 'exports', 'require', outputFiles?.[0]?.text ?? '');
  run(made, made.exports, requireHere);
  return { render: made.exports.renderToHtml, stream };
}

const Late = lazy(async () => Promise.resolve({ default: () => <b>late</b> }));
const Failing = (): ReactNode => {
  throw new Error('failed');
};

const page = (part: ReactNode): ReactNode => (
  <main className="a" title={'"<&'}>
    {1} text <img src="/a.png" alt="" />
    <Suspense fallback="wait">{part}</Suspense>
  </main>
);

it.each([
  ['that waits for nothing, at once', <b key="b">now</b>, 0],
  ['with a part to wait for, once that is there', <Late key="b" />, 1],
])('draws a page as Docusaurus does: one %s', async (_which, part, streams) => {
  const [own, quick] = [await load(source), await load(atOnce(source))];
  expect(await quick.render(page(part))).toBe(await own.render(page(part)));
  expect(quick.stream).toHaveBeenCalledTimes(streams);
});

it.each([
  ['a page', <Failing key="f" />],
  ['a part of one that may be waited for', page(<Failing />)],
])('what fails in %s is told', async (_where, app) => {
  const { render } = await load(atOnce(source));
  await expect(render(app)).rejects.toThrow('failed');
});
