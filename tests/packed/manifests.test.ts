import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The scripts that npm asks an integrator to approve, even those it does not run for a tarball. */
const asked = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

it.each(['sdk', 'agent'])('%s is installed without a word about install scripts', (name) => {
  const manifest = new URL(`../../packages/${name}/package.json`, import.meta.url);
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: object };
  expect(Object.keys(scripts).filter((script) => asked.includes(script))).toEqual([]);
});
