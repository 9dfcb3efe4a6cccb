// Wraps upstream's, to render it once for each location.
import DocsRoot from '@theme-original/DocsRoot';
import { memoByLocation } from '@site/src/memoByLocation';

export default memoByLocation(DocsRoot);
