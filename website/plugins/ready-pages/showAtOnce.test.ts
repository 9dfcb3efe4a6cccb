import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const showAtOnce = require('./showAtOnce.cjs') as (source: string) => string;
const ofCore = readFileSync(
  require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
  'utf8',
);

describe('a page that is ready', () => {
  it('is asked for before the core waits for it', () => {
    const source = showAtOnce(ofCore);
    expect(source.indexOf('isReady(')).toBeGreaterThan(0);
    expect(source.indexOf('isReady(')).toBeLessThan(source.indexOf('nextRouteHasLoaded: false'));
  });
});
