import path from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from '../../config/browserTargets';
import { harmless } from '../../src/components/SampleEditor/standalone/harmless';
import { liveFolder } from './places';

/**
 * Makes one script that the SDK and the agent are in.
 *
 * @param room - `sandbox`, which runs edited code in a frame, or `standalone`, which a saved file
 * begins with.
 */
export async function bundleWhole(room: 'sandbox' | 'standalone'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(liveFolder, room, 'main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    // The SDK looks for the worklet beside itself; there is nothing beside it here.
    define: { 'import.meta.url': '""' },
    logLevel: 'warning',
  });
  return harmless((outputFiles[0]?.text ?? '').trim());
}
