import { createRequire } from 'node:module';
import type * as processor from '@docusaurus/mdx-loader/lib/processor';
import { expect, it } from 'vitest';
import recmaTrustComponents from './recmaTrustComponents';

const load = createRequire(import.meta.url) as (path: string) => typeof processor;
const { createProcessors } = load('@docusaurus/mdx-loader/lib/processor');

async function compilePage(content: string): Promise<string> {
  const markdownConfig = { emoji: true, mdx1Compat: {}, anchors: {}, hooks: {} };
  const options = { markdownConfig, staticDirs: [], recmaPlugins: [recmaTrustComponents] };
  const { mdxProcessor } = await createProcessors({ options: options as never });
  const page = { content, filePath: 'page.mdx', frontMatter: {}, compilerName: 'client' } as const;
  return (await mdxProcessor.process(page)).content;
}

it('a page asks for no component that comes with every page', async () => {
  const page = await compilePage('<Sample />\n\n<PageProof />');
  expect(page).toContain('_jsx(Sample');
  expect(page).not.toContain('_missingMdxReference');
});

it('a page still complains of a component that nobody gives it', async () => {
  const page = await compilePage('<Sample />\n\n<Smaple />');
  expect(page).toContain('if (!Smaple) _missingMdxReference("Smaple", true)');
  expect(page).toContain('function _missingMdxReference');
  expect(page).not.toContain('if (!Sample)');
});
