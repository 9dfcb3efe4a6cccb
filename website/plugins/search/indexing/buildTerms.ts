import { sectionsPerPage, type Field, type Postings } from '../engine/fields';
import type { Page, Section } from '../engine/page';
import { keystrokes } from '../engine/words/keystrokes';
import { soundKey, soundOfLatin } from '../engine/words/sound';
import { splitWords } from '../engine/words/splitWords';
import { Aliases } from './aliases';
import { analyze, type Analyzed } from './analyze';
import { StemChooser } from './chooseStem';
import { barePath } from './paths';
import { lexicon } from './lexicon';
import { getChoseong } from 'es-hangul';

/** All terms of a site and where they are. */
export class TermBuilder {
  readonly terms = new Map<string, Postings>();
  private readonly chooser = new StemChooser();
  private readonly aliases = new Aliases();
  private readonly averageLength: number;

  constructor(
    private readonly pages: readonly Page[],
    glossary: readonly (readonly string[])[],
  ) {
    let length = 0;
    let count = 0;
    for (const page of pages) {
      for (const section of page.sections) {
        for (const word of splitWords(`${section.heading} ${section.text}`)) {
          if (word.script === 'hangul') this.chooser.count(word.text);
          length++;
        }
        count++;
      }
    }
    this.averageLength = Math.max(1, length / Math.max(1, count));
    for (const group of [...lexicon, ...glossary]) {
      this.aliases.add(group.map((phrase) => this.analyze(phrase).map(({ term }) => term)));
    }
    pages.forEach((page, at) => this.addPage(page, at));
    this.addAnchors();
  }

  private analyze(text: string): Analyzed[] {
    return analyze(text, this.chooser);
  }

  private put(term: string, field: Field, section: number, weight: number): void {
    const postings = this.terms.get(term) ?? {};
    const sections = (postings[field] ??= new Map());
    sections.set(
      section,
      Math.max(sections.get(section) ?? 0, Math.min(15, Math.max(1, Math.round(weight)))),
    );
    this.terms.set(term, postings);
  }

  private addPage(page: Page, pageAt: number): void {
    const above: Analyzed[][] = [];
    page.sections.forEach((section, at) => {
      const number = pageAt * sectionsPerPage + Math.min(at, sectionsPerPage - 1);
      const heading = this.analyze(section.heading);
      this.addHeading(heading, section, number);
      this.addSlug(at === 0 ? (page.path.split('/').at(-1) ?? '') : section.id, heading, number);
      above[section.level] = heading;
      if (section.level > 2) {
        for (const word of above[2] ?? []) this.put(word.term, 'crumb', number, 1);
      }
      this.addBody(section, number);
    });
  }

  private addHeading(heading: Analyzed[], section: Section, number: number): void {
    for (const { term, parts } of heading) {
      this.put(term, 'heading', number, heading.length);
      for (const part of parts) this.put(part, 'heading', number, heading.length + 1);
    }
    for (const alias of this.aliases.of(heading)) this.put(alias, 'alias', number, heading.length);
    const hangul = section.heading.split(/[^가-힣]+/).filter(Boolean);
    for (let from = 0; from < hangul.length; from++) {
      for (let to = from + 1; to <= Math.min(hangul.length, from + 4); to++) {
        const initials = keystrokes(getChoseong(hangul.slice(from, to).join('')));
        if (initials.length > 1)
          this.put(`!${initials}`, 'initials', number, hangul.length - to + from + 1);
      }
    }
    for (const word of heading) if (word.script === 'latin') this.addSound(word);
  }

  private addSlug(slug: string, heading: Analyzed[], number: number): void {
    const words = this.analyze(decodeURIComponent(slug).replace(/[-_.]+/g, ' '));
    const present = new Set(heading.flatMap(({ term, parts }) => [term, ...parts]));
    for (const word of words) {
      if (word.script === 'latin') this.addSound(word);
      if (!present.has(word.term)) this.put(word.term, 'slug', number, words.length);
    }
    for (const alias of this.aliases.of(words))
      if (!present.has(alias)) this.put(alias, 'alias', number, words.length + 1);
  }

  private addSound({ term, parts }: Analyzed): void {
    for (const word of [term, ...parts]) {
      if (word.length < 2) continue;
      const sound = soundOfLatin(word);
      const key = soundKey(sound);
      if (!key) continue;
      const name = `~${key}:${word}`;
      if (!this.terms.has(name)) this.terms.set(name, {});
    }
  }

  private addBody(section: Section, number: number): void {
    const words = this.analyze(section.text);
    const counts = new Map<string, number>();
    for (const { term, parts } of words) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 0.7);
    }
    const length = 0.4 + 0.6 * (words.length / this.averageLength);
    for (const [term, count] of counts) this.put(term, 'body', number, (4 * count) / length);
    for (const snippet of new Set(section.code)) {
      for (const { term, parts } of this.analyze(snippet)) {
        this.put(term, 'code', number, 4);
        for (const part of parts) this.put(part, 'code', number, 2);
      }
    }
  }

  private addAnchors(): void {
    const pageAt = new Map(this.pages.map((page, at) => [barePath(page.path), at]));
    for (const page of this.pages) {
      for (const link of page.links) {
        const [path = '', id = ''] = link.target.split('#');
        const at = pageAt.get(path);
        const target = at === undefined ? undefined : this.pages[at];
        if (at === undefined || !target || target === page) continue;
        const section = id
          ? Math.max(
              0,
              target.sections.findIndex((candidate) => candidate.id === id),
            )
          : 0;
        const words = this.analyze(link.text);
        for (const { term } of words)
          this.put(
            term,
            'anchor',
            at * sectionsPerPage + Math.min(section, sectionsPerPage - 1),
            words.length,
          );
      }
    }
  }
}
