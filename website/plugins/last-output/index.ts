import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

const name = 'last-output';

/**
 * Has a build write over the output of the last one, where a command has set that aside: Docusaurus
 * deletes what it finds, and for minutes a file system looks at all that was deleted whenever it makes
 * a file. Whoever sets it aside takes away afterwards what was not written again.
 */
export default function lastOutput({ outDir }: LoadContext): Plugin {
  const last = process.env.LAST_OUTPUT;
  // Without it, the build writes all anew.
  async function putBack(): Promise<void> {
    await mkdir(dirname(outDir), { recursive: true });
    await rename(last ?? '', outDir).catch(() => undefined);
  }
  return {
    name,
    configureWebpack(_configuration, isServer) {
      if (!last || isServer) return {};
      const afterDeleting = ({ hooks }: Compiler): void =>
        hooks.beforeRun.tapPromise(name, putBack);
      return {
        // What is the same is written too: what is not written goes.
        output: { compareBeforeEmit: false },
        plugins: [{ apply: afterDeleting }],
      };
    },
  };
}
