import type { BuiltPage } from '../../../hosting/readPages';
import { findLiteralBold } from './findLiteralBold';

/**
 * Looks through a built page for asterisks that were meant to make words bold.
 *
 * @throws when it shows them
 */
export function assertBold({ path, html }: BuiltPage): void {
  // Hardly a page has any, and that is seen at once.
  const found = html.includes('**') && findLiteralBold(html);
  if (!found) return;
  throw new Error(`${path.slice(1)} shows two asterisks to its readers: "${found}".`);
}
