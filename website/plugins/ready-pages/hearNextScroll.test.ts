import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const hearNextScroll = require('./hearNextScroll.cjs') as (source: string) => string;
const theme = join(require.resolve('@docusaurus/theme-common'), '..');

it.each(['useHideableNavbar', 'useBackToTopButton'])(
  '%s leaves no scrolling unheard after a way to a place in the page',
  (hook) => {
    const source = hearNextScroll(readFileSync(join(theme, `hooks/${hook}.js`), 'utf8'));
    expect(source).not.toContain('isFocusedAnchor');
    expect(source).toContain("dispatchEvent(new Event('scroll'));");
  },
);
