// Wraps the theme's own list: pages may use the components below without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import Architecture from '@site/src/components/Architecture';
import LocalAgentFaults from '@site/src/components/LocalAgentFaults';
import LocalAgentOptions from '@site/src/components/LocalAgentOptions';
import PageProof from '@site/src/components/PageProof';
import Sample from '@site/src/components/Sample';
import TableScroll from '@site/src/components/TableScroll';
import { factComponents } from '@site/src/components/factComponents';

export default {
  ...MDXComponents,
  ...factComponents,
  Architecture,
  LocalAgentFaults,
  LocalAgentOptions,
  PageProof,
  Sample,
  table: TableScroll,
};
