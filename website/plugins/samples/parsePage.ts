import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** A page's tree, each node on the line it has in the file. */
export function parsePage(source: string): Root {
  // The site's own heading ids are not MDX: they would be read as expressions.
  return parser.parse(source.replace(/^(#{1,6} .*?)[ \t]*\{#[^}\n]+\}[ \t]*$/gm, '$1'));
}
