import { fillPlaceholders, readDescriptions } from 'api-facts';
import { apiFacts } from '../../website/config/apiFacts';
import { relativeToRepository } from '../../website/config/paths';
import type { Passage } from './Passage';
import { readTextPassage } from './readTextPassage';

/** What is said of the SDK's symbols, in both languages. */
export function readDescriptionPassages(): Passage[] {
  const reference = apiFacts.read();
  return [...readDescriptions(reference.options)].flatMap(([key, { ko, file, line }]) => {
    const { text = '', place = '' } = reference.texts.get(key) ?? {};
    const [, source = '', at = '1'] = /^(.*):(\d+)$/.exec(place) ?? [];
    const korean = fillPlaceholders(ko, reference, 'ko');
    return [
      readTextPassage(text, { language: 'en', file: source, line: Number(at), column: 1 }),
      readTextPassage(korean, {
        language: 'ko',
        file: relativeToRepository(file),
        line: line + 1,
        column: 12,
      }),
    ];
  });
}
