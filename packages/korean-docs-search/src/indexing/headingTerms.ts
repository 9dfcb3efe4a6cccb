import { slugOf } from '../format/derivedTerms';
import { type Field, sectionsPerPage } from '../format/postings';
import { barePath, type Page } from '../pages/page';
import { latinTerms } from '../text/englishStemmer';
import type { Analyzed, Analyzer } from './Analyzer';
import type { Place, Terms } from './Terms';
import { type Synonyms, verbOf } from './synonyms';

interface Glossed {
  name: string;
  glosses: string[];
}

const glossPattern = /(?<=[가-힣]["'”’`]?) ?\(([A-Za-z][A-Za-z .,'’-]*)\)/g;

// 설치(Windows) says which one, not 설치 again.
const platforms =
  'windows|mac ?os|linux|unix|ubuntu|debian|android|ios|ipad ?os|wsl|web|desktop|mobile';
const programs =
  'chrome|chromium|safari|firefox|edge|node|deno|bun|npm|yarn|pnpm|npx|bash|zsh|powershell|homebrew|docker|react|vue|svelte|angular|vite|webpack|typescript|javascript';
const standings =
  'alpha|beta|deprecated|experimental|legacy|optional|recommended|required|advanced';
const qualifier = new RegExp(`^(?:${platforms}|${programs}|${standings}|.+\\.js)$`, 'i');

// What Korean calls some of them: 웹(Web) says it again, 설치(Web) says which one.
const koreanOf: Record<string, string> = {
  web: '웹',
  mobile: '모바일',
  desktop: '데스크톱',
  windows: '윈도우?즈?',
  android: '안드로이드',
  react: '리액트',
  alpha: '알파',
  beta: '베타',
  optional: '선택',
  recommended: '권장|추천',
  required: '필수',
  advanced: '고급|심화',
};

const repeats = (before: string, text: string): boolean => {
  const korean = koreanOf[text.toLowerCase()];
  return korean !== undefined && new RegExp(`(?:${korean})["'”’\`]?$`).test(before);
};

const isQualifier = (text: string): boolean =>
  text.split(/,| and | or /).every((part) => qualifier.test(part.trim()));

/**
 * Takes from a Korean heading what it says again in English, 명명된 슬롯(Named Slots), and leaves
 * what it is about: a platform, a program, a standing.
 */
export function splitGloss(heading: string): Glossed {
  const glosses: string[] = [];
  const name = heading.replace(glossPattern, (whole, text: string, at: number) => {
    if (isQualifier(text) && !repeats(heading.slice(0, at), text)) return whole;
    glosses.push(text);
    return ' ';
  });
  return { name, glosses };
}

/** How many words a heading has, those that say little aside. */
const unitsOf = (words: readonly Analyzed[]): number =>
  words.reduce((sum, word) => sum + word.units, 0);

/** Adds the words of a heading, each with its share of it. */
function addHeading(
  terms: Terms,
  words: readonly Analyzed[],
  field: Field,
  section: number,
  /** As many words as it has at least. */
  least = 1,
): void {
  const counted = unitsOf(words);
  // A heading of nothing but words that say little says just these: `use`.
  const units = Math.max(least, counted || words.length);
  for (const { term, text, literal, parts, units: ownUnits } of words) {
    const own = counted ? ownUnits : 1;
    if (field === 'heading' && !/[을를은는에의]$/.test(text))
      terms.putShare(literal, field, section, own / units);
    terms.putShare(term, field, section, own / units);
    const partField = field === 'heading' ? 'part' : field;
    for (const part of parts) terms.putShare(part, partField, section, 1 / units);
  }
}

/** The words of a section's address. */
const slugWords = ({ page, section, at }: Place, analyzer: Analyzer): readonly Analyzed[] =>
  analyzer.analyze(slugOf(page.path, at ? section.id : ''));

/** What a heading says again in English is as if it stood in a heading so much longer. */
const longer = 1.6;

function addSlug(terms: Terms, place: Place, analyzer: Analyzer): void {
  const words = slugWords(place, analyzer).filter(({ script }) => script === 'latin');
  addHeading(terms, words, 'slug', place.number);
  const joined = words.map(({ text }) => text.toLowerCase()).join('');
  if (words.length > 1 && words.length < 5) terms.putShare(joined, 'slug', place.number, 1);
}

function addExplained(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  for (const name of new Set(section.names)) {
    for (const { term, parts } of analyzer.analyze(name).slice(0, 1)) {
      terms.putShare(term, 'name', number, 1);
      for (const part of parts)
        if (part.length > 3) terms.putShare(part, 'name', number, 1 / (parts.length + 1));
    }
  }
}

/** Adds what a section is called: its heading, address and other names, and what it explains. */
export function addNames(terms: Terms, place: Place, analyzer: Analyzer): void {
  const { page, section, at, number } = place;
  const { name, glosses } = splitGloss(section.heading);
  const words = analyzer.analyze(name);
  addHeading(terms, words, 'heading', number);
  for (const gloss of glosses)
    addHeading(terms, analyzer.analyze(gloss), 'heading', number, longer * unitsOf(words));
  addSlug(terms, place, analyzer);
  addExplained(terms, place, analyzer);
  for (const alias of section.aliases.flatMap((name) => [name, ...verbOf(name, analyzer)]))
    addHeading(terms, analyzer.analyze(alias), 'also', number);
  const above = page.sections
    .slice(0, at)
    .findLast(({ level }) => level < section.level && level > 1);
  if (above) addHeading(terms, analyzer.analyze(above.heading), 'crumb', number);
}

/**
 * Adds neighbours in a heading as one word where the site writes them so elsewhere, and names of two
 * English words: a reader who types 환경변수 means 환경 변수 above all, `uimode` UI Mode.
 */
export function addJoined(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  const words = analyzer.analyze(section.heading);
  for (const [at, word] of words.slice(1).entries()) {
    const before = words[at];
    if (before?.script !== word.script) continue;
    const joined = before.text + word.text;
    const written =
      word.script === 'hangul'
        ? analyzer.hasLearnt(joined)
        : words.length === 2 || terms.has(latinTerms(joined.toLowerCase()).whole);
    if (!written) continue;
    for (const { term } of analyzer.analyze(joined.toLowerCase()))
      terms.putShare(term, 'heading', number, 2 / words.length);
  }
}

/** Adds the names of several words that mean what a section's heading or address says. */
export function addPhrases(
  terms: Terms,
  place: Place,
  analyzer: Analyzer,
  synonyms: Synonyms,
): void {
  for (const words of [analyzer.analyze(place.section.heading), slugWords(place, analyzer)]) {
    const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
    const units = Math.max(
      1,
      words.reduce((sum, word) => sum + word.units, 0),
    );
    for (const [other, share] of synonyms.othersIn(present))
      terms.putShare(other, 'alias', place.number, share / units);
  }
}

/** Adds what other pages call a section when they link to it. */
export function addAnchors(terms: Terms, pages: readonly Page[], analyzer: Analyzer): void {
  const numbers = new Map(pages.map(({ path }, at) => [barePath(path), at]));
  for (const page of pages) {
    for (const { target, text } of page.links) {
      const [path = '', id = ''] = target.split('#');
      const at = numbers.get(path);
      const found = at === undefined ? undefined : pages[at];
      if (at === undefined || !found || found === page) continue;
      const section = id ? found.sections.findIndex((candidate) => candidate.id === id) : 0;
      if (section < 0 || section >= sectionsPerPage) continue;
      addHeading(terms, analyzer.analyze(text), 'anchor', at * sectionsPerPage + section);
    }
  }
}
