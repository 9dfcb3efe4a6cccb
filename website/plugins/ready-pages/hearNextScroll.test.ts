import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const hearNextScroll = require('./hearNextScroll.cjs') as (source: string) => string;
const theme = join(require.resolve('@docusaurus/theme-common'), '..');
const heard = (hook: string): string =>
  hearNextScroll(readFileSync(join(theme, `hooks/${hook}.js`), 'utf8'));

describe('after a way to a place in the page', () => {
  it.each(['useHideableNavbar', 'useBackToTopButton'])('%s leaves no scrolling unheard', (hook) =>
    expect(heard(hook)).not.toContain('isFocusedAnchor'),
  );

  it('all are told once of where it led', () => {
    const told = ['useHideableNavbar', 'useBackToTopButton'].map(
      (hook) => heard(hook).split("dispatchEvent(new Event('scroll'));").length - 1,
    );
    expect(told).toEqual([1, 0]);
  });
});
