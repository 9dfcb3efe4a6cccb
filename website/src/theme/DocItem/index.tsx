// Wraps upstream's, to render it once for each location.
import DocItem from '@theme-original/DocItem';
import { memoByLocation } from '@site/src/memoByLocation';

export default memoByLocation(DocItem);
