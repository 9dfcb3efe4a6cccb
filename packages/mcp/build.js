import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const site = process.env.SITE_FOLDER ?? '../../website/build';
const dependencies = ['@modelcontextprotocol/sdk', 'typescript', 'zod'];

await rm('dist', { recursive: true, force: true });
await build({
  // The code checker runs in a process of its own.
  entryPoints: ['src/bin.ts', 'src/checkCode.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  outdir: 'dist',
  external: dependencies.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
await cp('../sdk/dist/types', 'dist/types', { recursive: true });
// Of the built site, what answers are made from: the rest is for browsers.
for (const part of ['docs', 'search', 'assets/search', 'reference.json', 'samples.json']) {
  for (const language of ['', 'en/']) {
    const from = `${site}/${language}${part}`;
    await cp(from, `dist/site/${language}${part}`, {
      recursive: true,
      filter: (name) => !/\.(?:br|gz|html|js)$|whole\.json$/.test(name),
    });
  }
}
