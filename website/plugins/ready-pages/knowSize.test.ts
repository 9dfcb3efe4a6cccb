import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const knowSize = require('./knowSize.cjs') as (source: string) => string;
const theme = join(require.resolve('@docusaurus/theme-common'), '..');
const ofTheme = readFileSync(join(theme, 'hooks/useWindowSize.js'), 'utf8');

describe('the size of the window', () => {
  it('is known from the first drawing of a page on, once the app runs', () => {
    expect(knowSize(ofTheme)).toContain(
      `useState(() => isBrowser ? getWindowSize(desktopBreakpoint) : 'ssr')`,
    );
  });
});
