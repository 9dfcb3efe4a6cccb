import type { Link, Section } from '../../engine/page';
import { plainText } from './plainText';

/** A list item or a row that begins with code explains it. */
const named = /^\s*(?:[-*+]|\d+\.|\|)\s*(?:\*\*)?`([\w$.@:()-]{2,40})`/gm;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Adds what stands below a heading to its section. */
export function addContent(section: Section, text: string, fences: readonly string[]): void {
  section.text = plainText(text);
  section.names = firstGroups(text, named);
  section.code = [...firstGroups(text, /`([^`\n]+)`/g), ...fences];
}

/** The links of a text. */
export const linksIn = (text: string): Link[] =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g)].map(([, label = '', target = '']) => ({
    target,
    text: plainText(label),
  }));
