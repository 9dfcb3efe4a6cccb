import { AtRule, type Plugin } from 'postcss';

// Infima comes first of all styles: in its place stands the order of the layers.
const order = new AtRule({ name: 'layer', params: 'base, theme' });

/**
 * Infima is three quarters of the theme's stylesheet and most of it is for parts this site has not:
 * `src/css` replaces it whole. What is left of the theme goes into a cascade layer without
 * `!important`, above our defaults for bare elements and below the rest of ours, so that one plain
 * selector is always enough.
 */
export const underneath: Plugin = {
  postcssPlugin: 'underneath',
  OnceExit(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    if (file.includes('/node_modules/infima/')) {
      root.removeAll();
      root.append(order.clone());
    } else if (file.includes('/node_modules/@docusaurus/')) {
      root.walkDecls((declaration) => {
        declaration.important = false;
      });
      const layer = new AtRule({ name: 'layer', params: 'theme', nodes: root.nodes });
      root.removeAll();
      root.append(layer);
    }
  },
};
