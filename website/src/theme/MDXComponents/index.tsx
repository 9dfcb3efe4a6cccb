// Wraps the theme's list: adds what most pages use. Other components are imported only by the pages
// that use them, automatically: plugins/markdown.
import MDXComponents from '@theme-original/MDXComponents';
import PageProof from '@site/src/components/PageProof';
import Sample from '@site/src/components/Sample';
import TableScroll from '@site/src/components/TableScroll';
import BelowFold from './BelowFold';

export default {
  ...MDXComponents,
  BelowFold,
  PageProof,
  Sample,
  table: TableScroll,
};
