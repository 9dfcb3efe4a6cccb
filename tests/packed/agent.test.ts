import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/root';
import { run } from './run';

const agent = join(root, 'packages/agent');
const manifest = JSON.parse(await readFile(join(agent, 'package.json'), 'utf8')) as {
  version: string;
  bin: { 'product-agent': string };
};
const command = manifest.bin['product-agent'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-agent-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the command of product-agent runs out of its tarball', async () => {
  await run(agent, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  await run(folder, 'tar', '-xzf', `product-agent-${manifest.version}.tgz`);
  // Its dependencies, as installed here.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const output = await run(folder, process.execPath, `package/${command}`, '--version');
  expect(output).toBe(`${manifest.version}\n`);
});

test('the command of product-agent is there before it is built, and says how it is', async () => {
  await cp(join(agent, command), join(folder, command));
  await expect(run(folder, process.execPath, command)).rejects.toThrow(
    'npm run build -w product-sdk -w product-agent',
  );
});
