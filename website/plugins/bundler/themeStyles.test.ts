import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { themeLayer } from './themeStyles';

function laid(css: string, from: string): string {
  return postcss([themeLayer]).process(css, { from }).css.replace(/\s+/g, ' ').trim();
}

describe('underneath', () => {
  it('replaces Infima with the layer order', () => {
    const infima = '/site/node_modules/infima/dist/css/default/default.css';
    expect(laid('.navbar { color: red }', infima)).toBe('@layer base, theme;');
  });

  it('moves a kept stylesheet into a layer and removes !important', () => {
    const module =
      'C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\Navbar\\Layout\\styles.module.css';
    expect(laid('.navbarHidden { top: 0 !important }', module)).toBe(
      '@layer theme {.navbarHidden { top: 0 } }',
    );
  });

  it('removes the other stylesheets of Docusaurus', () => {
    const hooks = '/site/node_modules/@docusaurus/theme-common/lib/hooks/styles.css';
    expect(laid('body:not(.navigation-with-keyboard) :focus { outline: none }', hooks)).toBe('');
  });

  it('leaves our own styles unchanged', () => {
    const ours = '/site/website/src/css/media.css';
    expect(laid('.col { display: none !important }', ours)).toBe(
      '.col { display: none !important }',
    );
  });
});
