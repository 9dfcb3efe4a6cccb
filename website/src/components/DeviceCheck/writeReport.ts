import type { Locale } from '@site/brand';
import type { Finding } from './Finding';
import { checkWords, statusWords } from './words';

/** The findings as lists that read as well in a mail as in an issue. */
export function writeReport(findings: readonly Finding[], version: string, locale: Locale): string {
  const facts = [
    `product-sdk ${version}`,
    new Date().toISOString(),
    navigator.userAgent,
    `${location.origin}, ${navigator.language}, ${screen.width}×${screen.height}`,
  ];
  const rows = findings.map(
    ({ check, status, detail }) =>
      `- ${checkWords[check][locale]}: ${statusWords[status][locale]} (${detail})`,
  );
  return [...facts.map((fact) => `- ${fact}`), '', ...rows].join('\n');
}
