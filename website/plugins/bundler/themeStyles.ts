import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AtRule, type ChildNode, parse, type Plugin, type Root } from 'postcss';

const sheet = fileURLToPath(new URL('../../src/css/theme.css', import.meta.url));

const classesOf = (selector: string): string[] => selector.match(/\.[a-z][\w-]*/gi) ?? [];

/** Those rules of ours that are for classes of a module of the theme, if there are any. */
function ownRulesFor(module: Root): Root | undefined {
  const classes = new Set<string>();
  module.walkRules(({ selector }) => classesOf(selector).forEach((name) => classes.add(name)));
  const own = parse(readFileSync(sheet, 'utf8'), { from: sheet });
  own.walkComments((comment) => void comment.remove());
  own.walkRules((rule) => {
    if (classesOf(rule.selector).every((name) => classes.has(name))) return;
    // And what holds nothing else.
    let other: ChildNode = rule;
    while (other.parent?.type === 'atrule' && other.parent.nodes?.length === 1)
      other = other.parent as AtRule;
    other.remove();
  });
  return own.nodes.length > 0 ? own : undefined;
}

// Restyles the whole page when a key or the pointer is first used, for what :focus-visible does now.
const focusStyles = '/theme-common/lib/hooks/styles.css';

// Infima comes first of all styles: in its place stands the order of the layers.
const order = new AtRule({ name: 'layer', params: 'base, theme' });

function layUnderneath(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.important = false;
  });
  const layer = new AtRule({ name: 'layer', params: 'theme', nodes: root.nodes });
  root.removeAll();
  root.append(layer);
}

/**
 * Infima is three quarters of the theme's stylesheet and most of it is for parts this site has not:
 * `src/css` replaces it whole, and its `theme.css` the modules of the theme that shape our pages. What
 * is left of the theme goes into a cascade layer without `!important`, above our defaults for bare
 * elements and below the rest of ours, so that one plain selector is always enough.
 */
export const underneath: Plugin = {
  postcssPlugin: 'underneath',
  OnceExit(root, { result }) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const own = /\/theme-classic\/lib\/theme\/.+\.module\.css$/.test(file) && ownRulesFor(root);
    if (file.includes('/node_modules/infima/')) {
      root.removeAll();
      root.append(order.clone());
    } else if (file.endsWith(focusStyles)) {
      root.removeAll();
    } else if (own) {
      root.removeAll();
      root.append(own.nodes);
      result.messages.push({ type: 'dependency', plugin: 'underneath', file: sheet, parent: file });
    } else if (file.includes('/node_modules/@docusaurus/')) {
      layUnderneath(root);
    }
  },
};
