import {
  buildContract,
  compareContracts,
  describeChange,
  readContract,
  writeContract,
} from './contract';
import { writeDefaults } from './defaults';
import { updateDescriptions } from './descriptions';
import { writeChangelogs } from './changes/changelog';
import type { Reference } from './reference';

/**
 * Updates what is derived from the sources: defaults in docstrings, contract, list of descriptions.
 * Returns what a person has to review or write.
 *
 * @param readAgain - The keys whose Korean was read against the English of now
 */
export function updateReference(
  read: () => Reference,
  readAgain: readonly string[],
): [title: string, lines: string[]][] {
  const written = writeDefaults(read());
  const reference = read();
  const { options, texts } = reference;
  const unknown = readAgain.filter((key) => !texts.has(key));
  if (unknown.length > 0) throw new Error(`The SDK has no text ${unknown.join(', ')}.`);
  const contract = buildContract(reference);
  const changes = compareContracts(readContract(options), contract);
  const { added, stale, unused } = updateDescriptions(reference, readAgain);
  if (changes.length > 0) writeContract(contract, options);
  const sections: [string, string[]][] = [
    ['Docstrings that now have the default of the table:', written],
    ['The contract has changed; read what pages say of it:', changes.map(describeChange)],
    ['Written from what has changed since the last release:', writeChangelogs(reference)],
    ['Added; write the Korean:', added],
    [
      'The English has changed; read the Korean against it, then run "npm run reference:update -- KEY …":',
      stale.map((key) => `${key}: ${texts.get(key)?.text} (${texts.get(key)?.place})`),
    ],
    ['No longer in the SDK; remove:', unused],
  ];
  return sections.filter(([, lines]) => lines.length > 0);
}
