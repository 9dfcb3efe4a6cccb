import { AtRule, type Plugin } from 'postcss';

/**
 * Infima is three quarters of the theme's stylesheet and most of it is for parts this site has not:
 * `src/css` replaces it whole. What is left of the theme goes into a cascade layer without
 * `!important`, so that one plain selector of ours is always enough.
 */
export const underneath: Plugin = {
  postcssPlugin: 'underneath',
  OnceExit(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    if (file.includes('/node_modules/infima/')) {
      root.removeAll();
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
