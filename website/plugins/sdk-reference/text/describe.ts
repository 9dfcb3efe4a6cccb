import type { Locale } from '../../../brand';
import { readDescriptions, type PlacedDescription } from '../descriptions/readDescriptions';
import type { Reference } from '../loadReference';
import { fillPlaceholders } from './fillPlaceholders';
import { readForPage } from './readForPage';
import { toRichText, type RichText } from './toRichText';

/** Gives the description of a symbol in a page's language. */
export class Descriptions {
  readonly #reference: Reference;
  readonly #texts: Map<string, PlacedDescription>;

  constructor(reference: Reference, texts = readDescriptions()) {
    this.#reference = reference;
    this.#texts = texts;
  }

  /** The words themselves; those of the source when there is no other. */
  plain(key: string, locale: Locale): string {
    const found = this.#texts.get(key);
    if (!found) return '';
    if (locale === 'ko' && found.ko !== '') {
      return fillPlaceholders(found.ko, this.#reference, locale);
    }
    return readForPage(found.en);
  }

  /** The words with their code and links. */
  rich(key: string, locale: Locale): RichText {
    return toRichText(this.plain(key, locale), this.#reference);
  }
}
