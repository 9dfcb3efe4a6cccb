import type { Locale } from '../../../brand';
import { highlight, type Highlight } from '../../samples/highlight';
import { labels } from '../labels';
import { loadReference } from '../loadReference';
import { Descriptions } from '../text/describe';
import type { FactContext } from './FactContext';

/**
 * What the components of a page in this language say their facts with.
 * @param show - Makes HTML of code. Default: the highlighter.
 */
export function createContext(locale: Locale, show: Highlight = highlight): FactContext {
  const reference = loadReference();
  const descriptions = new Descriptions(reference);
  return { locale, reference, descriptions, labels: labels[locale], highlight: show };
}
