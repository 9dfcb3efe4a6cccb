import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { underneath } from './themeStyles';

function laid(css: string, from: string): string {
  return postcss([underneath]).process(css, { from }).css.replace(/\s+/g, ' ').trim();
}

describe('the styles of others', () => {
  it('have Infima replaced by the order of the layers', () => {
    const infima = '/site/node_modules/infima/dist/css/default/default.css';
    expect(laid('.navbar { color: red }', infima)).toBe('@layer base, theme');
  });

  it('have the theme put into a layer, without its shouting', () => {
    const module =
      'C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\styles.module.css';
    expect(laid('.col { max-width: 75% !important }', module)).toBe(
      '@layer theme {.col { max-width: 75% } }',
    );
  });

  it('have a module of the theme replaced where we have one for it', () => {
    const module =
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
    expect(laid('.breadcrumbsContainer { margin-bottom: 0.8rem }', module)).toBe(
      '.breadcrumbsContainer { margin-bottom: var(--space-4); }',
    );
  });

  it('leave the outline of what has the focus to the browser', () => {
    const hooks = '/site/node_modules/@docusaurus/theme-common/lib/hooks/styles.css';
    expect(laid('body:not(.navigation-with-keyboard) :focus { outline: none }', hooks)).toBe('');
  });

  it('leave ours as they are', () => {
    const ours = '/site/website/src/css/print.css';
    expect(laid('.col { display: none !important }', ours)).toBe(
      '.col { display: none !important }',
    );
  });
});
