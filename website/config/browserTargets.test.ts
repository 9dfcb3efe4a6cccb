import { expect, it } from 'vitest';
import { browserslist } from '../package.json';
import { browserTargets } from './browserTargets';

it('scripts are made for the same browsers, whoever bundles them', () => {
  // Edge is Chrome, and every browser of an iPhone is Safari, in the same versions.
  const same: Record<string, string> = { edge: 'chrome', ios: 'safari' };
  const named = browserslist.production.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return (same[name] ?? name) + version;
  });
  expect([...new Set(named)].sort()).toEqual([...browserTargets].sort());
});
