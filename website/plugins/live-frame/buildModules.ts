import { build, type Plugin } from 'esbuild';
import { browserTargets } from '../../config/browserTargets';
import { listModules } from './listPrograms';

/** Every program shares the frame's SDK, which tells the page what the agent does. */
function sharedSdk(address: string): Plugin {
  return {
    name: 'shared-sdk',
    setup({ onResolve }) {
      onResolve({ filter: /^product-sdk$/ }, () => ({ path: address, external: true }));
    },
  };
}

/**
 * Makes a module of each program, to the letter but for its types.
 *
 * @param folder - Where they are written.
 * @param base - The address of that folder.
 */
export async function buildModules(folder: string, base: string): Promise<void> {
  await build({
    entryPoints: listModules(),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: browserTargets,
    charset: 'utf8',
    plugins: [sharedSdk(`${base}frame/product-sdk.js`)],
    logLevel: 'warning',
  });
}
