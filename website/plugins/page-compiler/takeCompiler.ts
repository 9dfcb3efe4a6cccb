import { createRequire } from 'node:module';
import type * as processor from '@docusaurus/mdx-loader/lib/processor';

type Processor = typeof processor;

const load = createRequire(import.meta.url) as (path: string) => Processor;

/**
 * Has Docusaurus compile pages by a bundle of what it compiles them with. To be called before it makes
 * its plugins.
 *
 * @param bundle - Default: by what it compiles them with itself
 */
export function takeCompiler(bundle = process.env.PAGE_COMPILER): void {
  if (!bundle) return;
  const own = load('@docusaurus/mdx-loader/lib/processor');
  Object.assign(own, { createProcessors: load(bundle).createProcessors });
}
