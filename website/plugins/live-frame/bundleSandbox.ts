import path from 'node:path';
import { build } from 'esbuild';
import { liveFolder } from './places';
import { targets } from './targets';

/** Makes the one script of the frame that runs edited code: the SDK and the agent are in it. */
export async function bundleSandbox(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(liveFolder, 'sandbox/main.ts')],
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
