import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const common = {
  bundle: true,
  target: 'es2022',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
};

await rm('dist', { recursive: true, force: true });

await build({
  ...common,
  entryPoints: {
    'product-sdk': 'src/index.ts',
    protocol: 'src/protocol/index.ts',
    reference: 'src/reference/index.ts',
  },
  format: 'esm',
  outdir: 'dist',
});

await build({
  ...common,
  entryPoints: { 'product-sdk.global': 'src/index.ts' },
  format: 'iife',
  globalName: 'ProductSDK',
  outdir: 'dist',
});
