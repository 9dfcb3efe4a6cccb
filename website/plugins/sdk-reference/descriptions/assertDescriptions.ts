import { loadReference } from '../loadReference';
import { checkDescriptions } from './checkDescriptions';
import { listSourceTexts } from './listSourceTexts';
import { readDescriptions } from './readDescriptions';

/**
 * Holds the descriptions to the SDK's sources.
 *
 * @throws when one is missing, untranslated, out of date or unused, naming file and symbol.
 */
export async function assertDescriptions(): Promise<void> {
  const problems = checkDescriptions(listSourceTexts(loadReference()), readDescriptions());
  if (problems.length === 0) return;
  const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  throw new Error(
    `${problems.length} descriptions of the SDK are not current.\n${lines.join('\n')}`,
  );
}
