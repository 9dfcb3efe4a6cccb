import path from 'node:path';
import { build } from 'esbuild';
import { liveFolder } from './places';
import { targets } from './targets';

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
    target: targets,
    // The SDK looks for the worklet beside itself; there is nothing beside it here.
    define: { 'import.meta.url': '""' },
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
