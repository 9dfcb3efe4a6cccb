import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleModule } from './bundleModule';
import loadReady from './loadReady.cjs';

const folder = mkdtempSync(join(tmpdir(), 'load-ready-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

it('modules are loaded without the translator, those in TypeScript from their bundles', async () => {
  mkdirSync(at('node_modules/jiti'), { recursive: true });
  writeFileSync(at('node_modules/jiti/index.js'), 'throw new Error("loaded")');
  writeFileSync(at('asking.cjs'), "module.exports = require('jiti')(__filename, {})");
  writeFileSync(at('plugin.cjs'), 'exports.default = 1; exports.validateOptions = 2;');
  writeFileSync(at('sidebars.ts'), 'const all: string[] = ["a"];\nexport default all;');
  await bundleModule(at('sidebars.ts'), at('bundles/sidebars.cjs'));
  loadReady(at('asking.cjs'), at('bundles'));
  const load = createRequire(at('asking.cjs'))('./asking.cjs') as (path: string) => unknown;
  expect(load(at('plugin.cjs'))).toEqual({ default: 1, validateOptions: 2 });
  expect(load(at('sidebars.ts'))).toEqual(['a']);
});
