import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { testWith } from '../sdk/harness/browser';
import { placeOf } from '../sdk/harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../sdk/harness/switches';
import { createProject, type Project } from './createProject';
import { run } from './run';
import { tools } from './tools';

/** Uses every operation of the agent, and logs the results. */
const talk = `
  const { url, tokenUrl, apiKey } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const getToken = async () => {
    const headers = { authorization: 'Bearer ' + apiKey };
    const response = await fetch(tokenUrl, { method: 'POST', headers });
    return (await response.json()).token;
  };
  const { actions } = createAgent({ url, getToken });
  await actions.connect();
  const reply = await actions.sendText('hello');
  const { completed } = await actions.sendTts('yes');
  const { result } = await actions.startRecording({ maxDurationMs: 400 });
  const { durationMs } = await result;
  console.info([reply !== '', completed, durationMs].join());
`;

/**
 * The strictest policy that a page with the SDK can have; the agent's address is that of the test.
 */
const policy = `default-src 'none'; script-src 'self'; connect-src 'self' http: ws:; img-src data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const page = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>packed</title><link rel="icon" href="data:,">${script}</head><body></body></html>`;

const files = {
  'public/tag.html': page(`<script src="/product-sdk.global.js"></script>
    <script type="module" src="/tag.js"></script>`),
  'public/tag.js': `const { createAgent } = ProductSDK; ${talk}`,
  'public/module.html': page('<script type="module" src="/module.js"></script>'),
  'public/module.js': `import { createAgent } from '/product-sdk.js'; ${talk}`,
  'app/index.html': page('<script type="module" src="./main.js"></script>'),
  'app/main.js': `import { createAgent } from 'product-sdk'; ${talk}`,
  // webpack and Rspack with nothing but an entry and an output.
  'app/bundle.mjs': `const [name, output] = process.argv.slice(2);
    const { default: bundler } = await import(name);
    const task = { mode: 'production', context: import.meta.dirname, entry: './main.js' };
    bundler({ ...task, output: { path: output } }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });`,
};

const test = testWith(fakeMicrophone, allowMicrophone, allowSound).extend<
  { talksAt(folder: string, path: string): Promise<string[]> },
  { project: Project }
>({
  project: [
    async ({ browserName: _ }, provide) => {
      const project = await createProject([], files);
      const packed = join(project.folder, 'node_modules/product-sdk/dist');
      await cp(packed, join(project.folder, 'public'), { recursive: true });
      await provide(project);
      await project.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  talksAt: async ({ page: tab, project, startAgent }, provide) => {
    await provide(async (folder, path) => {
      const server = await startPreviewServer({
        folder: join(project.folder, folder),
        hosting: { prefixes: ['/'], permissions: ['microphone'] },
      });
      const missing: string[] = [];
      tab.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      try {
        const consoleMessage = tab.waitForEvent('console');
        const place = encodeURIComponent(JSON.stringify(placeOf(await startAgent())));
        await tab.goto(`${server.url}${path}#${place}`);
        return [(await consoleMessage).text(), ...missing];
      } finally {
        await server.close();
      }
    });
  },
});

// In one worker: otherwise each would pack and install.
test.describe.configure({ mode: 'default' });

test('the packed SDK replies, speaks and records from a script tag', async ({ talksAt }) => {
  expect(await talksAt('public', 'tag.html')).toEqual(['true,true,400']);
});

test('the packed SDK replies, speaks and records as a module in the page', async ({ talksAt }) => {
  expect(await talksAt('public', 'module.html')).toEqual(['true,true,400']);
});

for (const name of ['webpack', 'rspack'] as const)
  test(`the packed SDK replies, speaks and records in a build by ${name}`, async ({
    project,
    talksAt,
  }) => {
    const app = join(project.folder, 'app');
    const built = join(app, name);
    await run(app, process.execPath, 'bundle.mjs', tools[name], built);
    await cp(join(app, 'index.html'), join(built, 'index.html'));
    expect(await talksAt(`app/${name}`, 'index.html')).toEqual(['true,true,400']);
  });

test('the packed SDK replies, speaks and records in a Vite build', async ({ project, talksAt }) => {
  await run(join(project.folder, 'app'), process.execPath, tools.vite, 'build');
  expect(await talksAt('app/dist', 'index.html')).toEqual(['true,true,400']);
});
