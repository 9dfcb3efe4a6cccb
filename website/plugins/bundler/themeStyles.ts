import { AtRule, parse, type Plugin, type Root } from 'postcss';

/** The theme's stylesheets that are kept: they state what depends on no class but their own. */
const kept = [
  '/theme-classic/lib/theme/BackToTopButton/styles.module.css',
  '/theme-classic/lib/theme/Navbar/Layout/styles.module.css',
  '/theme-common/lib/components/ThemedComponent/styles.module.css',
];

// Infima is the first stylesheet: it is replaced by the order of the cascade layers.
const layerOrder = '@layer base, theme;';

function wrapInLayer(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.important = false;
  });
  const layer = new AtRule({ name: 'layer', params: 'theme', nodes: root.nodes });
  root.removeAll();
  root.append(layer);
}

/**
 * `src/css` replaces the stylesheets of Docusaurus and Infima, which are mostly for components that
 * this site does not have: it styles the public classes of the theme. What is kept is put into a
 * cascade layer without `!important`, above our defaults for bare elements and below all other
 * styles, so that a plain selector always suffices.
 */
export const themeLayer: Plugin = {
  postcssPlugin: 'theme-layer',
  OnceExit(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    if (kept.some((path) => file.endsWith(path))) wrapInLayer(root);
    else if (file.includes('/node_modules/infima/')) {
      root.removeAll().append(parse(layerOrder).nodes);
      root.raws.semicolon = true;
    } else if (file.includes('/node_modules/@docusaurus/')) root.removeAll();
  },
};
