import { spawnSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const common = {
  bundle: true,
  format: 'esm',
  outdir: 'dist',
  sourcemap: true,
  logLevel: 'warning',
};

await rm('dist', { recursive: true, force: true });

await build({
  ...common,
  entryPoints: {
    index: 'src/index.ts',
    openai: 'src/openai/openaiHooks.ts',
    cli: 'src/cli/index.ts',
  },
  platform: 'node',
  target: 'node20.19',
  // Only published dependencies stay external; the wire protocol is bundled.
  external: ['jose', 'ws'],
  splitting: true,
});

await build({
  ...common,
  entryPoints: { page: 'src/page/index.ts' },
  platform: 'browser',
  target: 'es2022',
  minify: true,
});

// Compiling also emits declarations for the protocol's sources; only the agent's are kept.
const { status } = spawnSync(
  process.execPath,
  ['../../node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
await rename('dist/declarations/agent/src', 'dist/types');
await rm('dist/declarations', { recursive: true });
