import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

// What is published is a separate folder with its own manifest; within the repository, imports
// resolve to the sources, so that no build is needed first.
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
Object.assign(manifest, { private: undefined, scripts: undefined, devDependencies: undefined });

const publish = (name, source) =>
  source.endsWith('.ts')
    ? {
        types: source.replace('/src/', '/types/').replace('.ts', '.d.ts'),
        default: `./lib/${name.slice(2) || 'index'}.js`,
      }
    : source;

// Tests build into temporary folders.
const [target = 'dist'] = process.argv.slice(2);

await rm(target, { recursive: true, force: true });

const common = {
  bundle: true,
  format: 'esm',
  outdir: `${target}/lib`,
  logLevel: 'warning',
  splitting: true,
};

await build({
  ...common,
  entryPoints: {
    index: 'src/index.ts',
    docusaurus: 'src/docusaurus.ts',
    evaluate: 'src/evaluate/evaluate.ts',
    cli: 'src/cli.ts',
    bin: 'src/bin.ts',
  },
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
});

// Browser bundles are self-contained.
await build({
  ...common,
  entryPoints: {
    answers: 'src/answering/answerQuestion.ts',
    client: 'src/client/SearchClient.ts',
    worker: 'src/client/worker.ts',
  },
  platform: 'browser',
  target: 'es2022',
});

for (const file of ['glossary', 'verbs.txt', 'README.md'])
  await cp(file, `${target}/${file}`, { recursive: true });
await writeFile(
  `${target}/package.json`,
  JSON.stringify(
    {
      ...manifest,
      bin: 'lib/bin.js',
      exports: Object.fromEntries(
        Object.entries(manifest.exports).map(([name, source]) => [name, publish(name, source)]),
      ),
    },
    null,
    2,
  ),
);
