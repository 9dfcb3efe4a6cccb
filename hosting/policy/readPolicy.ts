import type { BuiltPage } from '../readPages';
import { listElements } from './listElements';
import { ownPolicyOf } from './ownPolicyOf';
import { readInline, type InlineHashes } from './readInline';

/** What a page asks of a content policy. */
export interface PagePolicy {
  /** Its path below the base URL. */
  path: string;
  hashes: InlineHashes;
  /** The policy that it carries in its HTML. */
  own: string | undefined;
}

/** Reads what a page asks of a content policy. */
export function readPolicy({ path, html }: BuiltPage): PagePolicy {
  return { path, hashes: readInline(listElements(html)), own: ownPolicyOf(html) };
}
