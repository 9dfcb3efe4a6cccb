import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { themeLayer } from './themeStyles';

function laid(css: string, from: string): string {
  return postcss([themeLayer]).process(css, { from }).css.replace(/\s+/g, ' ').trim();
}

describe('underneath', () => {
  it('replaces Infima with the layer order', () => {
    const infima = '/site/node_modules/infima/dist/css/default/default.css';
    expect(laid('.navbar { color: red }', infima)).toBe('@layer base, theme');
  });

  it('moves theme styles into a layer and removes !important', () => {
    const module =
      'C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\styles.module.css';
    expect(laid('.col { max-width: 75% !important }', module)).toBe(
      '@layer theme {.col { max-width: 75% } }',
    );
  });

  it('replaces a theme module that has a replacement of our own', () => {
    const module =
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
    expect(laid('.breadcrumbsContainer { margin-bottom: 0.8rem }', module)).toBe(
      '.breadcrumbsContainer { margin-bottom: var(--space-4); }',
    );
  });

  it('removes the rule that hides the focus outline', () => {
    const hooks = '/site/node_modules/@docusaurus/theme-common/lib/hooks/styles.css';
    expect(laid('body:not(.navigation-with-keyboard) :focus { outline: none }', hooks)).toBe('');
  });

  it('leaves our own styles unchanged', () => {
    const ours = '/site/website/src/css/print.css';
    expect(laid('.col { display: none !important }', ours)).toBe(
      '.col { display: none !important }',
    );
  });
});
