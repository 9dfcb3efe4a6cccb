import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import React from 'react';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import {
  localizedPrograms,
  localizeSample,
  mounted,
  mountedSamples,
  shownText,
  type Strings,
} from 'runnable-samples';
import { type Locale, locales } from '../../brand';
import { browserTargets } from '../../config/browserTargets';
import { localePrefixes } from '../../config/hosting';
import { causesFolder, liveFolder, websiteFolder } from '../../config/paths';
import { samples, samplesFolder } from '../../config/samples';
import { declareColors, readTokens } from '../../src/css/readTokens';
import { integrityOf, readSdkVersion } from '../site-files/servedFiles';
import {
  type FrameAddresses,
  frameAddresses,
  frameDocument,
  listRunFiles,
  pageDocument,
  sandboxDocument,
} from './documents';

/** The modules that React samples import besides their own; the frame provides all of them. */
const reactModules =
  /^(?:react(?:\/jsx-runtime)?|react-dom\/client|product-sdk\/react(?:\/face)?)$/;

/** The samples that run in a frame unchanged, by name: modules, and pages with the script tag. */
function listSamplesThatRun(): string[] {
  return samples.list().filter((name) => {
    const expectation = samples.expectation(name);
    return /\.(tsx?|html)$/.test(name) && expectation && !expectation.runtime;
  });
}

const bareName = (name: string): string => name.replace(/\.\w+$/, '');

/** The programs of a frame: the output path of each without extension, and its source. */
function listModules(): Record<string, string> {
  const modules = listSamplesThatRun().filter((name) => /\.tsx?$/.test(name));
  const causes = readdirSync(causesFolder).filter((name) => name !== 'getToken.ts');
  return Object.fromEntries([
    ...modules.map((name) => [`samples/${bareName(name)}`, path.join(samplesFolder, name)]),
    ...causes.map((name) => [`causes/${name.slice(0, -3)}`, path.join(causesFolder, name)]),
  ]);
}

/** The entry of a program: React samples are mounted, others may have a driver. */
function entryOf(file: string): string {
  if (!file.endsWith('.tsx')) return file;
  const driver = `${bareName(file)}.drive.tsx`;
  return mounted(existsSync(driver) ? driver : file);
}

/** The names of the samples that are pages. */
function listPages(): string[] {
  return listSamplesThatRun().filter((name) => name.endsWith('.html'));
}

/** A program, as readers see it beside its output. */
function highlightModule(file: string, strings: Strings): Promise<string> {
  const source = localizeSample(readFileSync(file, 'utf8'), strings);
  return samples.highlight(source.trimEnd(), path.extname(file).slice(1), new Set());
}

const css = readFileSync(path.join(websiteFolder, 'src/css/tokens.css'), 'utf8');
const siteColors = {
  light: declareColors(readTokens(css, 'light')),
  dark: declareColors(readTokens(css, 'dark')),
};

const minified: BuildOptions = {
  bundle: true,
  minify: true,
  target: browserTargets,
  define: { siteColors: JSON.stringify(siteColors) },
  logLevel: 'warning',
};

/** The programs of one script each. */
const runtimes = {
  /** The worker that parses edited code. */
  reader: 'runnable-samples/reader',
  /** Runs edited code in a frame. */
  sandbox: path.join(liveFolder, 'sandbox/main.ts'),
  /** Starts a saved file. */
  standalone: path.join(liveFolder, 'standalone/main.ts'),
};

/** Bundles everything that a program needs into one script. */
async function bundleRuntime(entry: keyof typeof runtimes): Promise<string> {
  const { outputFiles } = await build({
    ...minified,
    absWorkingDir: websiteFolder,
    entryPoints: [runtimes[entry]],
    write: false,
    format: 'iife',
    // The SDK looks for the worklet beside itself, where there is nothing in this case.
    define: { ...minified.define, 'import.meta.url': '""' },
  });
  // The bundler escapes script end tags, so that it may be embedded in HTML.
  return (outputFiles[0]?.text ?? '').trim();
}

/** Resolves modules to another address in a bundle. */
function external(filter: RegExp, address: string): Plugin {
  return {
    name: `external ${address}`,
    setup({ onResolve }) {
      onResolve({ filter }, () => ({ path: address, external: true }));
    },
  };
}

const reactScript = 'frame/react.js';

/**
 * What React samples import, as one script that is loaded when the first of them runs. React is
 * CommonJS, so a bundle must name its exports. The hook's agent is the frame's own, which reports
 * to the page.
 */
function reactEntry(): string {
  const names = Object.keys(React).filter((name) => !name.startsWith('__'));
  return `
    export { ${names.join(', ')}, default } from 'react';
    export { createRoot, hydrateRoot } from 'react-dom/client';
    export { jsx, jsxs } from 'react/jsx-runtime';
    export { useAgent } from 'product-sdk/react';
    export { AgentFace } from 'product-sdk/react/face';
  `;
}

/**
 * Builds the scripts of the frame for the site's own samples. They import each other, and the SDK
 * as served by the site.
 */
async function buildFrame(folder: string, { live, sdk }: FrameAddresses): Promise<void> {
  const pathToRoot = '../'.repeat(live.split('/').length);
  await build({
    ...minified,
    entryPoints: ['main', 'product-sdk', 'page'].map((name) =>
      path.join(liveFolder, 'frame', `${name}.ts`),
    ),
    outdir: path.join(folder, 'frame'),
    format: 'esm',
    plugins: [
      external(/^\.\/main$/, './main.js'),
      external(/^product-sdk$/, `${pathToRoot}${sdk}product-sdk.mjs`),
    ],
  });
  await build({
    ...minified,
    stdin: { contents: reactEntry(), resolveDir: liveFolder },
    outfile: path.join(folder, reactScript),
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [external(/^\.\/product-sdk\.js$/, './product-sdk.js')],
  });
}

/**
 * Builds a module of each program, unchanged except for types.
 *
 * @param folder - The output folder.
 * @param base - The base URL of the frames.
 */
async function buildModules(folder: string, base: string, strings: Strings): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(listModules()).map(([output, file]) => [output, entryOf(file)]),
    ),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: browserTargets,
    charset: 'utf8',
    jsx: 'automatic',
    plugins: [
      // All programs share the frame's SDK, which reports to the page.
      external(/^product-sdk$/, `${base}frame/product-sdk.js`),
      external(reactModules, `${base}${reactScript}`),
      mountedSamples,
      localizedPrograms(strings, [samplesFolder, causesFolder]),
    ],
    logLevel: 'warning',
  });
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A sample that is a page, with this site's address instead of the public one. */
function readPage(name: string, root: string, strings: Strings): string {
  const source = localizeSample(readFileSync(path.join(samplesFolder, name), 'utf8'), strings);
  const values = {
    site: root.replace(/\/$/, ''),
    version: readSdkVersion(),
    integrity: integrityOf,
  };
  return shownText(name, source, undefined, values);
}

/** The translated strings of samples, and the paths of this site in them, below its base URL. */
export const stringsBelow = (root: string, locale: Locale): Strings => ({
  ...samples.strings(locale),
  '/en/': root + localePrefixes[locale].slice(1),
  '/search/worker.js': `${root}search/worker.js`,
});

/**
 * Builds the programs of the frames in one language.
 *
 * @returns The documents of the samples that are pages, by name.
 */
async function writePrograms(
  folder: string,
  { root, live }: FrameAddresses,
  strings: Strings,
  version?: string,
): Promise<Record<string, string>> {
  await buildModules(folder, root + live, strings);
  for (const [name, file] of Object.entries(listModules())) {
    write(path.join(folder, `${name}.txt`), await highlightModule(file, strings));
  }
  const pages = Object.fromEntries(
    listPages().map((name) => [name, pageDocument(readPage(name, root, strings), root, version)]),
  );
  for (const [name, page] of Object.entries(pages)) {
    write(path.join(folder, 'samples', name.replace(/\.html$/, ''), 'index.html'), page);
  }
  return pages;
}

/**
 * Builds the `/live/` folder of a site, with programs for each language: the documents of both
 * frames, all programs with their highlighted sources, the list of files of each, and the scripts that
 * read edited samples and start saved ones.
 *
 * @param folder - The output folder.
 * @param root - The base URL of the site.
 * @param version - The frozen version; the folder is then below `/live/`.
 */
export async function writeLiveFiles(
  folder: string,
  root: string,
  version?: string,
): Promise<void> {
  const addresses = frameAddresses(root, version);
  await buildFrame(folder, addresses);
  const [pages = {}] = await Promise.all(
    locales.map((locale) =>
      writePrograms(path.join(folder, locale), addresses, stringsBelow(root, locale), version),
    ),
  );
  const frame = frameDocument(root, version);
  write(path.join(folder, 'frame/index.html'), frame);
  const reactSamples = listSamplesThatRun().filter((name) => name.endsWith('.tsx'));
  const runFiles = listRunFiles(frame, pages, addresses);
  for (const name of reactSamples) {
    runFiles.others[name] = [...runFiles.modules, addresses.live + reactScript];
  }
  write(path.join(folder, 'run-files.json'), JSON.stringify(runFiles));
  write(path.join(folder, 'sandbox/index.html'), sandboxDocument(await bundleRuntime('sandbox')));
  write(path.join(folder, 'standalone.js'), await bundleRuntime('standalone'));
  write(path.join(folder, 'reader.js'), await bundleRuntime('reader'));
}
