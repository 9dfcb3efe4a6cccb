import { newSection } from '../newSection';
import type { Section } from '../../engine/page';
import { plainTitle } from './plainText';

const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
/** An id that a heading gives at its end, in any of three dialects. */
const explicitId = /\s*(?:\{\s*#([^}\s]+)\s*\}|\{\/\*\s*#?(.*?)\s*\*\/\}|\[#([^\]\s]+)\])\s*$/;

/** Makes an anchor of a heading the way GitHub does. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Reads a line as a heading that begins a section. Nothing when it is none. */
export function readHeading(line: string): Section | undefined {
  const [, hashes, content] = heading.exec(line) ?? [];
  if (!hashes || content === undefined) return undefined;
  const ids = explicitId.exec(content)?.slice(1) ?? [];
  const text = plainTitle(content.replace(explicitId, ''));
  return newSection(ids.find(Boolean) ?? slug(text), hashes.length, text);
}
