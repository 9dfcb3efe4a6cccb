// Wraps the theme's list: adds what most pages use. Other components are imported only by the pages
// that use them, automatically: plugins/markdown.
import MDXComponents from '@theme-original/MDXComponents';
import PageVerification from '@site/src/components/PageVerification';
import Sample from '@site/src/components/Sample';
import TableScroll from '@site/src/components/TableScroll';
import BelowFold from './BelowFold';

export default {
  ...MDXComponents,
  BelowFold,
  PageVerification,
  Sample,
  table: TableScroll,
};
