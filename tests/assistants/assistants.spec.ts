import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RunningAgent } from 'product-agent';
import ts from 'typescript';
import { samplesFolder } from '../../website/config/samples';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { bundleForBrowser, bundleForNode } from '../samples/harness/bundle';
import { findFreePort } from '../../scripts/serve/ports';
import { isListening } from '../samples/harness/isListening';
import { Process } from '../samples/harness/Process';
import { sampleEnvironment } from '../samples/harness/sampleEnvironment';
import { servedText } from '../samples/harness/servedText';
import { startSampleHost } from '../samples/harness/startSampleHost';
import { test } from '../samples/harness/test';
import { tasks } from './tasks';

type Task = (typeof tasks)[string];

/** Answers to judge, by file name, instead of those in the repository. */
const answersFolder = process.env.ANSWERS;

function readReference({ reference }: Task): string {
  const own = path.join(root, 'tests/assistants/references', reference);
  return readFileSync(existsSync(own) ? own : path.join(samplesFolder, reference), 'utf8');
}

/**
 * A React Native screen cannot run in a browser: what counts are the props of its WebView, and
 * whether they allow a site whose address starts like the page's. The library compares prefixes.
 */
const webView = `export const WebView = (props) => {
  const { originWhitelist = ['https://'], onShouldStartLoadWithRequest = () => true } = props;
  const opens = (url) =>
    originWhitelist.some((start) => url.startsWith(start.replace(/\\*.*/, ''))) &&
    onShouldStartLoadWithRequest({ url });
  const opened = [props.source.uri, 'https://app.example.com.evil.example/'].filter(opens);
  document.documentElement.dataset.props = JSON.stringify({ ...props, opened });
  return null;
};`;

/** Saves an answer where the project's modules resolve, with the files it refers to. */
async function save(task: Task, answer: string): Promise<{ folder: string; file: string }> {
  const cache = path.join(root, '.cache/assistants');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${cache}/`);
  const file = path.join(folder, task.file);
  await writeFile(file, answer);
  await cp(path.join(samplesFolder, 'api/getToken.ts'), path.join(folder, 'getToken.ts'));
  const library = path.join(folder, 'node_modules/react-native-webview');
  await mkdir(library, { recursive: true });
  await writeFile(path.join(library, 'index.js'), webView);
  if (!task.driver) return { folder, file };
  const entry = path.join(folder, path.basename(task.driver));
  await cp(path.join(samplesFolder, task.driver), entry);
  return { folder, file: entry };
}

/** The types that every check uses: those of the language and of the libraries. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** TypeScript's errors in a file, with the options of the samples. */
function listTypeErrors(file: string): string[] {
  const { config } = ts.readConfigFile(`${samplesFolder}/tsconfig.json`, (name) =>
    ts.sys.readFile(name),
  );
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, samplesFolder);
  const options = { ...parsed.options, noUnusedLocals: false };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/typescript/lib/')) return getSourceFile(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  const library = path.join(samplesFolder, 'webview-integration/react-native-webview.d.ts');
  const program = ts.createProgram([file, library], options, host);
  const source = program.getSourceFile(file);
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

interface Fixtures {
  page: Page;
  agentWith(fault?: string): Promise<RunningAgent>;
}

/** Runs an answer in a page or in Node, against an agent; throws when it is wrong. */
async function judge(task: Task, answer: string, { page, agentWith }: Fixtures): Promise<void> {
  const agent = await agentWith(task.fault);
  const { folder, file } = await save(task, answer);
  const issuer = { agent };
  const port = await findFreePort();
  const printed: string[] = [];
  const endings: { code?: unknown; message?: string }[] = [];
  let tokenRequests = 0;
  const failure = new Promise<never>((_, reject) => page.on('pageerror', reject));
  failure.catch(() => undefined);
  page.on('console', (message) => message.type() === 'log' && printed.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('/token')) tokenRequests += 1;
  });
  await page.exposeFunction('sampleEnded', (ending: (typeof endings)[number]) => {
    endings.push(ending);
  });
  const ends: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  try {
    if (file.endsWith('.js')) {
      const { code } = await bundleForNode(file, {});
      await writeFile(`${folder}/answer.mjs`, code);
      const env = sampleEnvironment({ 8787: agent.port, 8080: port }, agent.apiKey);
      const server = new Process(process.execPath, [`${folder}/answer.mjs`], { cwd: folder, env });
      ends.unshift(() => server.stop());
      await expect.poll(() => server.hasExited || isListening(port)).toBe(true);
      expect(server.hasExited, server.errors).toBe(false);
    } else {
      const isPage = file.endsWith('.html');
      if (!isPage) expect(listTypeErrors(path.join(folder, task.file))).toEqual([]);
      const content = isPage
        ? { page: servedText(task.file, answer.replaceAll(brand.publicUrl, '{{site}}')) }
        : { code: (await bundleForBrowser(file)).code };
      const host = await startSampleHost(Object.assign(issuer, content));
      ends.unshift(() => host.close());
      await page.goto(host.url);
    }
    const run = task.check({
      page,
      printed,
      agent,
      async restart(fault) {
        issuer.agent = await agentWith(fault);
        await page.reload();
      },
      tokenRequests: () => tokenRequests,
      served: `http://localhost:${port}`,
      async ended() {
        await expect.poll(() => endings.length, 'the answer finishes running').toBeGreaterThan(0);
        const { code, message } = endings.shift() ?? {};
        if (typeof code !== 'string' && message) throw new Error(message);
        return typeof code === 'string' ? { code } : {};
      },
    });
    await Promise.race([run, failure]);
  } finally {
    for (const end of ends) await end();
  }
}

for (const [name, task] of Object.entries(tasks)) {
  if (answersFolder) {
    const file = path.join(answersFolder, task.file);
    if (existsSync(file)) {
      test(`${name}: the given answer passes`, async ({ page, agentWith }) => {
        await judge(task, readFileSync(file, 'utf8'), { page, agentWith });
      });
    }
    continue;
  }

  test(`${name}: the reference answer passes`, async ({ page, agentWith }) => {
    await judge(task, readReference(task), { page, agentWith });
  });

  test(`${name}: an answer with the usual mistake fails`, async ({ page, agentWith }) => {
    const { of, instead, fails } = task.mistake;
    const wrong = readReference(task).replace(of, () => instead);
    expect(wrong, 'the reference contains the code to replace').not.toBe(readReference(task));
    await expect(judge(task, wrong, { page, agentWith })).rejects.toThrow(fails);
  });
}
