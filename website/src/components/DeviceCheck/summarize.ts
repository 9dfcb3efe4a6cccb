import type { Locale } from '@site/brand';
import type { Finding } from './Finding';
import { words } from './words';

/** Says in a sentence what all findings come to. */
export function summarize(findings: readonly Finding[], locale: Locale): string {
  const count = (wanted: Finding['status']): number =>
    findings.filter(({ status }) => status === wanted).length;
  const { fails, untried, works } = words.summary;
  if (count('fails')) return fails[locale].replace('{count}', String(count('fails')));
  return (count('unknown') ? untried : works)[locale];
}
