import { readDescriptions } from '../../website/plugins/sdk-reference/descriptions/readDescriptions';
import { loadReference } from '../../website/plugins/sdk-reference/loadReference';
import { relativeToRepository } from '../../website/config/paths';
import { fillPlaceholders } from '../../website/plugins/sdk-reference/text/fillPlaceholders';
import type { Passage } from './Passage';
import { readTextPassage } from './readTextPassage';

/** What is said of the SDK's symbols, in both languages. */
export function readDescriptionPassages(): Passage[] {
  const reference = loadReference();
  return [...readDescriptions().values()].flatMap(({ en, ko, file, line }) => {
    const place = { file: relativeToRepository(file), column: 12 };
    const korean = fillPlaceholders(ko, reference, 'ko');
    return [
      readTextPassage(en, { ...place, language: 'en', line: line + 1 }),
      readTextPassage(korean, { ...place, language: 'ko', line: line + 2 }),
    ];
  });
}
