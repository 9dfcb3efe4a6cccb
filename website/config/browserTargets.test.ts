import { expect, it } from 'vitest';
import { browserslist } from '../package.json';
import { browserTargets } from './browserTargets';

it('browserTargets match the production browserslist of package.json', () => {
  // Edge has Chrome's versions, and every browser on iOS has Safari's.
  const same: Record<string, string> = { edge: 'chrome', ios: 'safari' };
  const named = browserslist.production.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return (same[name] ?? name) + version;
  });
  expect([...new Set(named)].sort()).toEqual([...browserTargets].sort());
});
