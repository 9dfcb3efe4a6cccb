import { describe, expect, it } from 'vitest';
import {
  findDriftedPins,
  findForeignSources,
  findInstallScripts,
  findLicences,
  findLoosePins,
  findMissingPlatforms,
  findMovingActions,
  findUnnamedOverrides,
  type LockedPackage,
} from './dependencies';

const locked = (entry: LockedPackage) => ({ 'node_modules/a': entry });

it.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'github:a/a', ''])(
  'findLoosePins reports %j, which is not an exact version',
  (version) => {
    expect(findLoosePins({ devDependencies: { a: version } })).toHaveLength(1);
  },
);

it.each(['1.0.0', '1.0.0-rc.12', 'npm:@types/react@18.3.31'])(
  'findLoosePins accepts the exact version %s',
  (version) => {
    expect(findLoosePins({ dependencies: { a: version } })).toEqual([]);
  },
);

it('findUnnamedOverrides reports an override without an advisory', () => {
  const overrides = { a: '1.0.0', b: '1.0.0' };
  const security = '| `a` | GHSA-0000-0000-0000 |\n| `b` | because |';
  expect(findUnnamedOverrides(overrides, security)).toHaveLength(1);
});

it('findLoosePins reports an override with a version range', () => {
  expect(findLoosePins({ overrides: { a: '^1.0.0' } })).toHaveLength(1);
});

it('findDriftedPins reports a version that differs from another package.json', () => {
  const manifests = {
    'package.json': { devDependencies: { types: '1.0.0' }, overrides: { core: '2.0.0' } },
    'website/package.json': { dependencies: { core: '2.0.0' } },
    'packages/one/package.json': { devDependencies: { core: '1.0.0', types: '1.0.0' } },
  };
  expect(findDriftedPins(manifests)).toEqual([
    'packages/one/package.json has core@1.0.0, and package.json core@2.0.0',
  ]);
});

it('findInstallScripts reports a package with an install script, except allowed ones', () => {
  expect(findInstallScripts(locked({ hasInstallScript: true }))).toHaveLength(1);
  expect(findInstallScripts({ 'node_modules/esbuild': { hasInstallScript: true } })).toEqual([]);
});

it('findForeignSources reports a package that is not from the registry', () => {
  expect(findForeignSources(locked({ resolved: 'https://other.example/a.tgz' }))).toHaveLength(1);
  expect(findForeignSources(locked({ version: '1.0.0' }))).toEqual([]);
});

it.each(['GPL-3.0', undefined, 'MIT AND GPL-3.0', '(GPL-2.0 OR GPL-3.0)'])(
  'findLicences reports the license %s',
  (license) => {
    expect(findLicences(locked({ license }))).toHaveLength(1);
  },
);

it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])(
  'findLicences accepts the license %s',
  (license) => {
    expect(findLicences(locked({ license }))).toEqual([]);
  },
);

it('findMovingActions reports an action that is not pinned to a commit', () => {
  expect(findMovingActions('  - uses: actions/checkout@v7')).toHaveLength(1);
  expect(findMovingActions(`  - uses: actions/checkout@${'a'.repeat(40)} # v7`)).toEqual([]);
});

const optionalDependencies = { 'tool-linux': '1.0.0', 'tool-macos': '1.0.0' };

describe('findMissingPlatforms', () => {
  it('reports an optional dependency that the lockfile leaves out', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies },
      'node_modules/tool-linux': {},
    };
    expect(findMissingPlatforms(packages)).toEqual(['tool needs tool-macos@1.0.0']);
  });

  it('accepts an optional dependency at the top level or nested in its parent', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies },
      'node_modules/tool-linux': {},
      'node_modules/tool/node_modules/tool-macos': {},
    };
    expect(findMissingPlatforms(packages)).toEqual([]);
  });
});
