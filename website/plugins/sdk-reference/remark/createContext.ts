import type { Locale } from '../../../brand';
import { labels } from '../labels';
import { loadReference } from '../loadReference';
import { Descriptions } from '../text/describe';
import type { FactContext } from './FactContext';

/** What the components of a page in this language say their facts with. */
export function createContext(locale: Locale): FactContext {
  const reference = loadReference();
  return { locale, reference, descriptions: new Descriptions(reference), labels: labels[locale] };
}
