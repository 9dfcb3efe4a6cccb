// Wraps the theme's own list: what most pages use stands here. The other components are imported by
// the pages that use them, without a word in their text: plugins/markdown.
import MDXComponents from '@theme-original/MDXComponents';
import PageProof from '@site/src/components/PageProof';
import Sample from '@site/src/components/Sample';
import TableScroll from '@site/src/components/TableScroll';

export default {
  ...MDXComponents,
  PageProof,
  Sample,
  table: TableScroll,
};
