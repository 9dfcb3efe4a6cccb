import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The scripts that npm asks an integrator to approve, even those it does not run for a tarball. */
const asked = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

interface Manifest {
  scripts: object;
  main: string;
  types: string;
  typesVersions: Record<string, Record<string, string[]>>;
  exports: Record<string, string | { types: string; default: string }>;
}

const readManifest = (name: string): Manifest =>
  JSON.parse(
    readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8'),
  ) as Manifest;

describe.each(['sdk', 'agent'])('%s', (name) => {
  it('has no install scripts', () => {
    const { scripts } = readManifest(name);
    expect(Object.keys(scripts).filter((script) => asked.includes(script))).toEqual([]);
  });

  it('has the same entries in exports as in main, types and typesVersions', () => {
    const { exports, main, types, typesVersions } = readManifest(name);
    const typed = Object.entries(exports).flatMap(([subpath, entry]) =>
      typeof entry === 'string' ? [] : [[subpath, entry] as const],
    );
    const older = Object.entries(typesVersions['*'] ?? {}).map(([subpath, [file]]) => [
      `./${subpath}`,
      file,
    ]);
    const own = typed.find(([subpath]) => subpath === '.')?.[1];
    expect(own).toEqual({ types, default: main });
    expect(older).toEqual(
      typed
        .filter(([subpath]) => subpath !== '.')
        .map(([subpath, entry]) => [subpath, entry.types]),
    );
  });
});
