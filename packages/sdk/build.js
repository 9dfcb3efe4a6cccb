import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { minify } from 'terser';

/**
 * Keeps these imports as references to the neighboring built file, so that a page never loads two
 * copies.
 */
const beside = (filter, path) => ({
  name: path,
  setup: ({ onResolve }) => onResolve({ filter }, () => ({ path, external: true })),
});
const coreBeside = beside(/^\.\.\/index\.js$/, './product-sdk.js');
const faceBeside = beside(/^\.\.\/\.\.\/face\/index\.js$/, './face.js');
/** The core loads the tools module only for agents that have tools. */
const toolsBeside = beside(/^\.\/tools\/toolbox\.js$/, './product-sdk.tools.js');

/** The bundles, by name in `dist`. */
const names = [];

const bundle = (entryPoints, options) => {
  names.push(...Object.keys(entryPoints));
  return build({
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
};

/**
 * Minifies the bundle again, which saves 7 percent of its size; the source map leads to the
 * sources.
 */
const shrink = async (name) => {
  const file = `dist/${name}.js`;
  const { code, map } = await minify(await readFile(file, 'utf8'), {
    // Top-level names of a plain script would be globals.
    module: !name.endsWith('.global'),
    ecma: 2020,
    // `use client` is to stay.
    compress: { passes: 3, directives: false },
    // Node prints the whole line on which an error was thrown.
    format: { max_line_len: 1_000 },
    sourceMap: {
      content: await readFile(`${file}.map`, 'utf8'),
      url: `${name}.js.map`,
      includeSources: true,
    },
  });
  await writeFile(file, code);
  await writeFile(`${file}.map`, map);
};

await rm('dist', { recursive: true, force: true });

await bundle(
  { 'product-sdk': 'src/index.ts', 'product-sdk.tools': 'src/tools/toolbox.ts' },
  { plugins: [toolsBeside] },
);

await bundle({
  audio: 'src/audio/index.ts',
  face: 'src/face/index.ts',
  protocol: 'src/protocol/index.ts',
  reference: 'src/reference/index.ts',
});

await bundle(
  { react: 'src/react/index.ts', 'react-face': 'src/react/face/index.ts' },
  { external: ['react'], plugins: [coreBeside, faceBeside], banner: { js: "'use client';" } },
);

await bundle(
  { 'product-sdk.global': 'src/global/global.js' },
  {
    format: 'iife',
    plugins: [toolsBeside],
    // A plain script has no import.meta; `document.currentScript` has its URL while it runs.
    define: { 'import.meta.url': 'scriptAddress' },
    inject: ['src/global/scriptAddress.js'],
  },
);

await Promise.all(names.map(shrink));

await bundle({ 'build-worklet': 'src/microphone/worklet.ts' }, { write: false }).then(
  async ({ outputFiles }) => {
    const [code] = outputFiles.filter(({ path }) => path.endsWith('.js'));
    const { workletSource } = await import(
      `data:text/javascript;base64,${Buffer.from(code.contents).toString('base64')}`
    );
    // Vite inlines files under 4 kB as `data:` URLs, which `script-src 'self'` does not allow.
    await writeFile('dist/product-sdk.worklet.js', workletSource.padEnd(4_097));
  },
);
