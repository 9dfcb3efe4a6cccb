import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as processor from '@docusaurus/mdx-loader/lib/processor';
import { afterAll, expect, it } from 'vitest';
import { cacheFolder, websiteFolder } from '../sdk-reference/repositoryPaths';
import { bundleCompiler } from './bundleCompiler';

type Processor = typeof processor;

const load = createRequire(import.meta.url) as (path: string) => Processor;
const own = load('@docusaurus/mdx-loader/lib/processor');

// The bundle leaves Docusaurus where it is, so it is made below it, as in a build.
mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(join(cacheFolder, 'page-compiler-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function compile({ createProcessors }: Processor, content: string): Promise<unknown> {
  const markdownConfig = { emoji: true, mdx1Compat: {}, anchors: {}, hooks: {} };
  const options = { markdownConfig, admonitions: true, staticDirs: [], siteDir: websiteFolder };
  const { mdxProcessor } = await createProcessors({ options: options as never });
  const filePath = join(websiteFolder, 'docs/page.mdx');
  const page = { content, filePath, frontMatter: {}, compilerName: 'client' } as const;
  return mdxProcessor.process(page);
}

it('compiles a page to the letter as Docusaurus does', async () => {
  const bundle = join(folder, 'compiler.cjs');
  await bundleCompiler(bundle);
  const page = readFileSync(join(websiteFolder, 'docs/troubleshooting.mdx'), 'utf8');
  const more =
    '\n- [ ] one\n\n  :::note\n  two :wave:\n  :::\n\n1. a\n\n   | b | c |\n   | - | - |\n';
  const text = page.replace(/^---.*?^---/ms, '').replace(/\{#[\w-]+\}/g, '') + more;
  expect(await compile(load(bundle), text)).toEqual(await compile(own, text));
});
