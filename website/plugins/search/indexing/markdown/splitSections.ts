import type { Section } from '../../engine/page';
import { readHeading } from './readHeading';

/** A section with what stands below its heading, as it is written. */
export interface RawSection {
  section: Section;
  text: string;
  /** What its blocks of code hold. */
  fences: string[];
}

/** Cuts the body of a page at its headings. What comes before the first belongs to the page. */
export function splitSections(page: Section, body: string): RawSection[] {
  let current = { section: page, lines: [] as string[], code: [] as string[] };
  const all = [current];
  let fence = '';
  for (const line of body.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? '' : mark;
      continue;
    }
    if (fence) {
      current.code.push(line);
      continue;
    }
    if (/^\s*(?:import|export)\s.*(?:from\s|=)/.test(line)) continue;
    const section = readHeading(line);
    const isTitle = section?.level === 1 && all.length === 1 && !page.heading;
    if (!section) current.lines.push(line);
    else if (isTitle) page.heading = section.heading;
    else all.push((current = { section, lines: [], code: [] }));
  }
  return all.map(({ section, lines, code }) => ({
    section,
    text: lines.join('\n'),
    fences: code.length ? [code.join('\n')] : [],
  }));
}
