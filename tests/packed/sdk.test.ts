import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { limits } from 'product-sdk';
import { errors, operations, PROTOCOL_VERSION, states, version } from 'product-sdk/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project } from './createProject';
import { run } from './run';
import { tools } from './tools';

const MINUTE = 60_000;

const program = `
import { createAgent, AgentError, limits, version, type Agent, type Message } from 'product-sdk';
import { showFace } from 'product-sdk/face';
import { PROTOCOL_VERSION, readAgentMessage, writeFrame } from 'product-sdk/protocol';
import { errors, operations, states, transitions } from 'product-sdk/reference';

const agent: Agent = createAgent({ url: 'ws://127.0.0.1:9', getToken: async () => 'token' });
const stop: () => void = agent.on('message', (message: Message) => message.text.trim());
stop();
void ((element: Element): (() => void) => showFace(element, agent, { still: true }));
// @ts-expect-error there is no such event
agent.on('weather', () => undefined);
// @ts-expect-error the token is required
void (() => createAgent({ url: 'ws://127.0.0.1:9' }));
const frame: ArrayBuffer = writeFrame('speech', 1, new Int16Array(1));
try {
  await agent.actions.connect();
} catch (error) {
  if (AgentError.isInstance(error)) console.log(error.code satisfies string, error.retryable);
}
console.log(version, limits.textCharacters, PROTOCOL_VERSION, errors.length, states.length);
console.log(frame.byteLength, readAgentMessage('{}').kind, transitions.length > 0);
console.log(Object.keys(operations).join());
`;

/** Options with optional fields, as applications have them. */
const exact = `
import { createAgent, type AgentOptions } from 'product-sdk';
import { createOutput, detectVoice } from 'product-sdk/audio';
import { showFace } from 'product-sdk/face';

const parts: { context?: Record<string, unknown>; muted?: boolean; signal?: AbortSignal } = {};
const { context, muted, signal } = parts;
const tools = { now: { description: '', run: () => Date.now(), timeoutMs: undefined } };
const options: AgentOptions = { url: 'ws://127.0.0.1:9', getToken: () => 'token', context, tools };
const agent = createAgent({ ...options, output: createOutput({ muted }) });
void agent.actions.connect({ signal }).catch(() => undefined);
const endOnSilence = muted ? undefined : detectVoice({ silenceMs: undefined });
void agent.actions.startRecording({ endOnSilence, deviceId: undefined }).catch(() => undefined);
void agent.actions.stopRecording({ discard: muted }).catch(() => undefined);
void ((element: Element) => showFace(element, agent, { still: muted }));
`;

const compilerOptions = {
  strict: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
  // The declaration files are checked too.
  skipLibCheck: false,
  noEmitOnError: true,
  outDir: 'built',
};

const config = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      ...compilerOptions,
      rewriteRelativeImportExtensions: true,
      module,
      moduleResolution,
    },
    files: ['program.ts'],
  });

describe('the tarball of product-sdk', () => {
  let project: Project;

  beforeAll(async () => {
    project = await createProject([], {
      'program.ts': program,
      'bundler.json': config('ESNext', 'Bundler'),
      'node.json': config('NodeNext', 'NodeNext'),
      // The configuration that Next.js still generates for new projects.
      'older.json': config('ESNext', 'Node10'),
      'exact.ts': exact,
      'exact.json': JSON.stringify({
        extends: './bundler.json',
        compilerOptions: { exactOptionalPropertyTypes: true, noEmit: true },
        files: ['exact.ts'],
      }),
    });
  }, MINUTE);

  afterAll(() => project.remove());

  it('contains only the built files, the documentation, the changelog and the license', async () => {
    const folder = join(project.folder, 'node_modules/product-sdk');
    expect((await readdir(folder)).sort()).toEqual([
      'AGENTS.md',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    const names = await readdir(join(folder, 'dist'));
    const built = [
      'audio.js',
      'face.js',
      'product-sdk.global.js',
      'product-sdk.js',
      'product-sdk.tools.js',
      'product-sdk.worklet.js',
      'protocol.js',
      'react-face.js',
      'react.js',
      'reference.js',
    ];
    expect(names.filter((name) => name.endsWith('.js')).sort()).toEqual(built.sort());
  });

  it('documents its version, errors, limits and operations for coding assistants', async () => {
    const folder = join(project.folder, 'node_modules/product-sdk');
    const agents = await readFile(join(folder, 'AGENTS.md'), 'utf8');
    const reference = await readFile(join(folder, 'dist/reference.md'), 'utf8');
    expect(agents).toContain(`# product-sdk ${version}`);
    expect(reference).toContain(`# product-sdk ${version}`);
    for (const { code, retryable } of errors)
      expect(reference).toContain(`| \`${code}\` | ${retryable ? 'yes' : 'no'} |`);
    for (const [name, value] of Object.entries(limits))
      expect(reference).toContain(`| \`${name}\` | ${value} |`);
    for (const operation of Object.keys(operations))
      expect(reference).toMatch(new RegExp(`^ +${operation}\\(.*\\): Promise<`, 'm'));
    for (const name of ['createAgent', 'useAgent', 'AgentFace', 'detectVoice', 'showFace'])
      expect(reference).toMatch(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
    expect(agents.match(/(?<=`)product-sdk[/\w]*(?=`[,.])/g)).toEqual(
      expect.arrayContaining(['product-sdk', 'product-sdk/react', 'product-sdk/global']),
    );
    // The declarations have no missing dependencies.
    const blocks = [...reference.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code]) => code);
    await writeFile(join(project.folder, 'shown.d.ts'), blocks.join('\n'));
    const react = `declare module 'react' { type CSSProperties = object; type ReactElement = object; }`;
    await writeFile(join(project.folder, 'shown-react.d.ts'), react);
    const files = ['shown.d.ts', 'shown-react.d.ts'];
    const checked = ['--noEmit', '--strict', '--lib', 'es2022,dom', ...files];
    await run(project.folder, process.execPath, tools.tsc, ...checked);
  }, 60_000);

  it('installs no dependencies', async () => {
    const names = await readdir(join(project.folder, 'node_modules'));
    expect(names.filter((name) => !name.startsWith('.'))).toEqual(['product-sdk']);
  });

  it.each(['bundler', 'node', 'older'])(
    'has valid types under strict, with %s.json',
    async (name) => {
      await run(project.folder, process.execPath, tools.tsc, '-p', `${name}.json`);
    },
    MINUTE,
  );

  it(
    'accepts undefined for optional options under exactOptionalPropertyTypes',
    async () => {
      await run(project.folder, process.execPath, tools.tsc, '-p', 'exact.json');
    },
    MINUTE,
  );

  it.each([
    ['worklet', 'registerProcessor('],
    ['global', 'ProductSDK:'],
  ])('keeps the side effects of product-sdk/%s in a bundle', async (name, trace) => {
    const { outputFiles } = await build({
      stdin: { contents: `import 'product-sdk/${name}';`, resolveDir: project.folder },
      bundle: true,
      write: false,
      logLevel: 'silent',
    });
    expect(outputFiles[0]?.text).toContain(trace);
  });

  it('runs in Node', async () => {
    const output = await run(project.folder, process.execPath, 'built/program.js');
    const code =
      typeof WebSocket === 'undefined' ? 'websocket-unsupported false' : 'connect-failed true';
    expect(output).toBe(
      [
        code,
        `${version} ${limits.textCharacters} ${PROTOCOL_VERSION} ${errors.length} ${states.length}`,
        '10 malformed true',
        Object.keys(operations).join(),
        '',
      ].join('\n'),
    );
  });
});

const panel = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useAgent } from 'product-sdk/react';
import { AgentFace } from 'product-sdk/react/face';
import type { Message } from 'product-sdk';

const look = { width: 96, '--face-hair': '#5b3a29' };

function Panel() {
  const agent = useAgent({
    url: 'wss://agent.example.com',
    getToken: () => fetch('/token').then((response) => response.text()),
  });
  const { state, messages, actions } = agent;
  const texts: readonly string[] = messages.map((message: Message) => message.text);
  return (
    <>
      <AgentFace agent={agent} still style={look} />
      <button onClick={() => actions.sendText('hello')}>{state + texts.length}</button>
    </>
  );
}

console.log(renderToString(createElement(Panel)));
`;

const reactConfig = JSON.stringify({
  compilerOptions: {
    ...compilerOptions,
    jsx: 'react-jsx',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    skipLibCheck: true,
  },
  files: ['program.tsx'],
});

const olderReactConfig = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { module: 'ESNext', moduleResolution: 'Node10' },
  files: ['program.tsx'],
});

describe.each(['18', '19'])('product-sdk/react with React %s', (major) => {
  let project: Project;

  beforeAll(async () => {
    const names = ['react', 'react-dom', '@types/react', '@types/react-dom'];
    project = await createProject(
      names.map((name) => `${name}@${major}`),
      { 'program.tsx': panel, 'tsconfig.json': reactConfig, 'older.json': olderReactConfig },
    );
  }, MINUTE);

  afterAll(() => project.remove());

  it(
    'has valid types under strict, and renders on a server',
    async () => {
      await run(project.folder, process.execPath, tools.tsc, '-p', 'older.json');
      await run(project.folder, process.execPath, tools.tsc);
      expect(await run(project.folder, process.execPath, 'built/program.js')).toBe(
        '<div style="width:96px;--face-hair:#5b3a29"></div><button>idle0</button>\n',
      );
    },
    MINUTE,
  );
});

const faced = `
import { useAgent } from 'product-sdk/react';
import { AgentFace } from 'product-sdk/react/face';

export function Panel() {
  const agent = useAgent({ url: 'wss://agent.example.com', getToken: () => 'token' });
  return <AgentFace agent={agent} still />;
}
`;

describe('the tarball of product-sdk with the oldest supported TypeScript', () => {
  let project: Project;

  beforeAll(async () => {
    project = await createProject(['typescript@5.0', 'react@19', '@types/react@19'], {
      'program.ts': program,
      'panel.tsx': faced,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          jsx: 'react-jsx',
          module: 'ESNext',
          moduleResolution: 'Bundler',
        },
        files: ['program.ts', 'panel.tsx'],
      }),
    });
  }, MINUTE);

  afterAll(() => project.remove());

  it(
    'has valid types under strict',
    async () => {
      await run(project.folder, process.execPath, 'node_modules/typescript/bin/tsc');
    },
    MINUTE,
  );
});
