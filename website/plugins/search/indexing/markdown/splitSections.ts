import type { Section } from '../../engine/page';
import { readHeading } from './readHeading';

/** A section with what stands below its heading, as it is written. */
export interface RawSection {
  section: Section;
  text: string;
  /** What its blocks of code hold. */
  fences: string[];
}

/**
 * Cuts the body of a page at its headings. What comes before the first belongs to the page, and so
 * does what is below its title: the first heading, of whatever level, when all others are below it.
 */
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
    if (section) all.push((current = { section, lines: [], code: [] }));
    else current.lines.push(line);
  }
  const [top, first, ...others] = all;
  const isTitle = others.every(({ section }) => section.level > (first?.section.level ?? 0));
  if (top && first && isTitle && !page.heading) {
    page.heading = first.section.heading;
    all.splice(0, 2, {
      section: page,
      lines: [...top.lines, ...first.lines],
      code: [...top.code, ...first.code],
    });
  }
  return all.map(({ section, lines, code }) => ({
    section,
    text: lines.join('\n'),
    fences: code.length ? [code.join('\n')] : [],
  }));
}
