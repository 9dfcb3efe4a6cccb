import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The hook uses the core as the file beside it, so that a page never holds two cores. */
const coreBeside = {
  name: 'core-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/index\.js$/ }, () => ({
      path: './product-sdk.js',
      external: true,
    })),
};

const bundle = (entryPoints, options) =>
  build({
    entryPoints,
    bundle: true,
    outdir: 'dist',
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
    ...options,
  });

/** The tools are a file beside the core, which loads it for agents that have some. */
const toolsBeside = {
  name: 'tools-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/tools\/toolbox\.js$/ }, () => ({
      path: './product-sdk.tools.js',
      external: true,
    })),
};

// Node prints the whole line that an error was thrown on.
const LONGEST_LINE = 500;

/** Bundles what every page loads: what Terser makes of it is a twentieth smaller than esbuild's own. */
const bundleSmall = async (entryPoints, options) => {
  const { outputFiles } = await bundle(entryPoints, { ...options, write: false });
  const textOf = (file) => outputFiles.find((each) => each.path === file)?.text;
  await mkdir('dist', { recursive: true });
  for (const { path: file, text } of outputFiles) {
    if (!file.endsWith('.js')) continue;
    const name = path.basename(file);
    const { code, map } = await minify(
      { [name]: text },
      {
        module: options?.format !== 'iife',
        ecma: 2020,
        compress: { passes: 3 },
        format: { max_line_len: LONGEST_LINE },
        sourceMap: { content: textOf(`${file}.map`), url: `${name}.map` },
      },
    );
    await writeFile(file, code);
    await writeFile(`${file}.map`, map);
  }
};

await rm('dist', { recursive: true, force: true });

await bundleSmall(
  { 'product-sdk': 'src/index.ts', 'product-sdk.tools': 'src/tools/toolbox.ts' },
  { plugins: [toolsBeside] },
);

await bundle(
  {
    face: 'src/face/index.ts',
    protocol: 'src/protocol/index.ts',
    reference: 'src/reference/index.ts',
  },
  { lineLimit: LONGEST_LINE },
);

await bundle(
  { react: 'src/react/index.ts' },
  { external: ['react'], plugins: [coreBeside], banner: { js: "'use client';" } },
);

await bundleSmall(
  { 'product-sdk.global': 'src/global/global.js' },
  {
    format: 'iife',
    plugins: [toolsBeside],
    // A plain script has no import.meta; while it runs the page knows its address.
    define: { 'import.meta.url': 'scriptAddress' },
    inject: ['src/global/scriptAddress.js'],
  },
);

await bundle({ 'build-worklet': 'src/microphone/workletSource.ts' }, { write: false }).then(
  async ({ outputFiles }) => {
    const [code] = outputFiles.filter(({ path }) => path.endsWith('.js'));
    const { workletSource } = await import(
      `data:text/javascript;base64,${Buffer.from(code.contents).toString('base64')}`
    );
    // Vite turns files under 4 kB into `data:` addresses, which `script-src 'self'` does not allow.
    await writeFile('dist/product-sdk.worklet.js', workletSource.padEnd(4_097));
  },
);
