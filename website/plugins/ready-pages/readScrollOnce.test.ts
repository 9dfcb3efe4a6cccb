import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const readScrollOnce = require('./readScrollOnce.cjs') as (source: string) => string;
const theme = join(require.resolve('@docusaurus/theme-common'), '..');
const ofTheme = readFileSync(join(theme, 'utils/scrollUtils.js'), 'utf8');

describe('the place that a page is scrolled to', () => {
  it('is asked for once by what depends on it', () => {
    const source = readScrollOnce(ofTheme);
    expect(source).toContain('useState(() => ({ current: getScrollPosition() }))[0]');
    expect(source).not.toContain('useRef(getScrollPosition())');
  });
});
