import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/root';
import { run } from './run';
import { tools } from './tools';

const agent = join(root, 'packages/agent');
const manifest = JSON.parse(await readFile(join(agent, 'package.json'), 'utf8')) as {
  version: string;
  bin: { 'product-agent': string };
};
const command = manifest.bin['product-agent'];
let folder: string;

/** Packs the agent as for publishing and unpacks it into the folder `package`. */
async function unpack() {
  await run(agent, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  await run(folder, 'tar', '-xzf', `product-agent-${manifest.version}.tgz`);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-agent-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the product-agent command runs from the tarball', async () => {
  await unpack();
  // Its dependencies, as installed here.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const output = await run(folder, process.execPath, `package/${command}`, '--version');
  expect(output).toBe(`${manifest.version}\n`);
});

test('the product-agent command explains how to build it when it is not built', async () => {
  await cp(join(agent, command), join(folder, command));
  await expect(run(folder, process.execPath, command)).rejects.toThrow(
    'npm run build -w product-sdk -w product-agent',
  );
});

const program = `
import { startAgent, type NodeAgentOptions, type RunningAgent } from 'product-agent';
import { createPageAgent, type PageAgent, type ReplyContext } from 'product-agent/page';

const reply = (text: string, { language }: ReplyContext): string => text + language;
const options: NodeAgentOptions = { port: 0, reply };
export const running: Promise<RunningAgent> = startAgent(options);
export const agent: PageAgent = createPageAgent({ reply });
// @ts-expect-error there is no such option
createPageAgent({ weather: 'fair' });
`;

const config = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      types: [],
      module,
      moduleResolution,
      noEmit: true,
    },
    files: ['program.ts'],
  });

test.each([
  ['ESNext', 'Bundler'],
  ['NodeNext', 'NodeNext'],
  // The configuration that Next.js still generates for new projects.
  ['ESNext', 'Node10'],
])(
  'the types of product-agent are valid under strict, in %s with %s resolution',
  async (...choice) => {
    await unpack();
    // By itself: its types need no other package.
    await mkdir(join(folder, 'node_modules'));
    await rename(join(folder, 'package'), join(folder, 'node_modules/product-agent'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'program.ts'), program);
    await writeFile(join(folder, 'tsconfig.json'), config(...choice));
    await run(folder, process.execPath, tools.tsc);
  },
);
