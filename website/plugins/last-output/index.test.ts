import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import lastOutput from './index';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

type Hook = () => Promise<void>;
interface Configured {
  output?: object;
  plugins?: { apply(compiler: object): void }[];
}

function configure(isServer = false): Configured {
  const { configureWebpack } = lastOutput({ outDir: join(folder, 'build/en') } as never);
  return (configureWebpack as unknown as (...given: unknown[]) => Configured)({}, isServer);
}

/** Runs what is to be done before the bundler begins. */
async function begin({ plugins = [] }: Configured): Promise<void> {
  const hooks: Hook[] = [];
  const tapPromise = (_name: string, hook: Hook) => hooks.push(hook);
  plugins.forEach((plugin) => plugin.apply({ hooks: { beforeRun: { tapPromise } } }));
  await Promise.all(hooks.map((hook) => hook()));
}

it('the last output is where it is written over when the bundler begins, and all is written', async () => {
  const last = join(folder, 'last');
  vi.stubEnv('LAST_OUTPUT', last);
  mkdirSync(join(last, 'docs'), { recursive: true });
  const configured = configure();
  expect(configured.output).toEqual({ compareBeforeEmit: false });
  await begin(configured);
  expect(existsSync(join(folder, 'build/en/docs'))).toBe(true);
  expect(configure(true)).toEqual({});
});

it('without a last output a build is as any other', async () => {
  vi.stubEnv('LAST_OUTPUT', join(folder, 'absent'));
  await begin(configure());
  expect(existsSync(join(folder, 'build/en'))).toBe(false);
  vi.stubEnv('LAST_OUTPUT', undefined);
  expect(configure()).toEqual({});
});
