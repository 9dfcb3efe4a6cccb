import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AtRule, parse, type Plugin, type Root } from 'postcss';

const folder = fileURLToPath(new URL('../../src/css/theme/', import.meta.url));
const ofTheme = /\/theme-classic\/lib\/theme\/(.+)\/styles\.module\.css$/;

/** The replacement for a CSS module of the theme, if there is one. */
function replacementOf(file: string): string | undefined {
  const [, part] = ofTheme.exec(file) ?? [];
  const replacement = part && `${folder}${part}.css`;
  return replacement && existsSync(replacement) ? replacement : undefined;
}

/** Stylesheets of the theme that are dropped. */
const removed = [
  // Restyles the whole page on the first key or pointer event, for what :focus-visible does now.
  '/theme-common/lib/hooks/styles.css',
  // The navbar has no other background that would need a hover color.
  '/theme-classic/lib/theme/Navbar/ColorModeToggle/styles.module.css',
  // `.contents` positions it.
  '/theme-classic/lib/theme/TOC/styles.module.css',
];

// Infima is the first stylesheet: it is replaced by the order of the cascade layers.
const layerOrder = new AtRule({ name: 'layer', params: 'base, theme' });

function wrapInLayer(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.important = false;
  });
  const layer = new AtRule({ name: 'layer', params: 'theme', nodes: root.nodes });
  root.removeAll();
  root.append(layer);
}

/**
 * Infima is three quarters of the theme's stylesheet, mostly for components that this site does not
 * have: `src/css` replaces it entirely, and `src/css/theme` replaces the theme's CSS modules that
 * shape our pages. The rest of the theme is put into a cascade layer without `!important`, above
 * our defaults for bare elements and below all other styles, so that a plain selector always
 * suffices.
 */
export const themeLayer: Plugin = {
  postcssPlugin: 'theme-layer',
  OnceExit(root, { result }) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const own = replacementOf(file);
    if (file.includes('/node_modules/infima/')) {
      root.removeAll();
      root.append(layerOrder.clone());
    } else if (removed.some((path) => file.endsWith(path))) {
      root.removeAll();
    } else if (own) {
      root.removeAll();
      root.append(parse(readFileSync(own, 'utf8'), { from: own }).nodes);
      result.messages.push({ type: 'dependency', plugin: 'theme-layer', file: own, parent: file });
    } else if (file.includes('/node_modules/@docusaurus/')) {
      wrapInLayer(root);
    }
  },
};
