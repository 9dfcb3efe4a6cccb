import type { SectionText, Texts } from '../engine/protocol';
import { type Passage, readPassages } from './readPassages';

/** Where something stands. */
export interface Source {
  /** The path below the base URL, with the anchor. */
  href: string;
  /** The title of the page. */
  title: string;
  heading: string;
}

/** The answer: quoted sentences, or only links to related sections. */
export interface Picked {
  /** Quotes from the first source, verbatim; empty when no sentence scores high enough. */
  quotes: string[];
  /** At most three, best first; the quotes are from the first. */
  sources: Source[];
  /** The share of the question that the quotes and their heading cover, from 0 to 1. */
  confidence: number;
  /** The search results, best first. */
  sections: readonly SectionText[];
}

// What counts how much when a sentence is picked. Found by trial on the developed-on half of
// `tests/answers`, and `headingOfSection` on the development questions of `tests/search`.
const weights = {
  words: 1,
  heading: 0.7,
  headingOfSection: 1.1,
  section: 1.5,
  startsWithTerm: 0.12,
  number: 0.4,
  first: 0.06,
  elsewhere: 0.5,
  names: 0.15,
};
/** Below this score, an answer would be a guess. */
const leastConfidence = 0.37;
/** With less of the question known to the site than this share, no section is related. */
const leastKnown = 0.2;
/** A second sentence must score nearly as high as the first. */
const nearly = 0.82;
const mostQuotes = 3;
const mostLetters = 300;
/** A section shorter than this is quoted from its start. */
const shortSection = 260;

/**
 * What a question asks for, with a pattern for sentences that state it; the first match applies.
 */
const kinds: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [
    /얼마(?:나)? (?:동안|오래|걸)|얼마나 기다|얼마 ?뒤|몇 ?(?:초|분|시간)|how long|how soon|how often|time ?out|시간 ?제한|제한 ?시간/iu,
    /\d[\d_,.]*\s?(?:ms|s|seconds?|min(?:utes?)?|hours?|밀리초|초|분|시간)(?![a-z])|Ms\b/u,
  ],
  [
    /몇|얼마|최대|최소|한도|제한|크기|길이|용량|버전|how (?:many|much|large|big|heavy)|maximum|minimum|limit|largest|longest|size|\bversions?\b/iu,
    /\d/,
  ],
];
const nothing = /(?!)/;
/** An option, a method, an event or an error. */
export const identifier = /\b[a-z]+[A-Z]\w*\b|\b[a-z]{2,}(?:-[a-z]+)+\b/g;

const compares = /차이|다른 ?(?:가|점|거|건)|비교|\b(?:differ\w*|compare\w*|versus|vs)\b/iu;

/** Sections that list causes of a symptom are quoted from the top. */
const remedies = /문제 해결|troubleshooting/iu;

/** Questions of how to do something, in contrast to what happens: 어떻게 되나요. */
const howTo =
  /어떻게(?! ?(?:되|돼|된|될))|려면|(?:는|할) ?(?:법|방법)|\bhow (?:do|can|should|would) (?:i|we|you)\b|\bhow to\b/iu;

/** Questions of which ones there are. */
const lists = /어떤|어느|무슨|\b(?:which|what) \w+s\b/iu;

interface Scored {
  section: SectionText;
  /** All passages of the section. */
  passages: Passage[];
  /** Which of them this is. */
  at: number;
  passage: Passage;
  score: number;
  /**
   * The score of its section, in which words of the heading count as if the passage contained them.
   */
  sectionScore: number;
  /** The share of the question that the passage or its heading covers, from 0 to 1. */
  coverage: number;
  /** The names in the question that it contains. */
  names: readonly string[];
}

/** What a question asks for besides its words. */
interface Criteria {
  /** The pattern of a sentence that answers it. */
  answerPattern: RegExp;
  /** The names in it. */
  queryNames: readonly string[];
}

/** Scores the passages of a section. */
function scorePassages(
  section: SectionText,
  { terms, sections }: Texts,
  { answerPattern, queryNames }: Criteria,
): Scored[] {
  const passages = readPassages(section);
  const top = sections[0]?.score || 1;
  const content = terms.some(({ isFunctionWord }) => !isFunctionWord);
  const counted = terms.map(({ weight, isFunctionWord }) =>
    content && isFunctionWord ? 0 : weight,
  );
  const whole = counted.reduce((sum, weight) => sum + weight, 0) || 1;
  const inHeading = new Set(section.termsInHeading);
  const elsewhere = new Set(section.marks.map(([, , term]) => term));
  return passages.map((passage, at) => {
    let textScore = 0;
    let headingScore = 0;
    let coverage = 0;
    counted.forEach((weight, term) => {
      const isHere = passage.terms.has(term);
      if (isHere) textScore += weight / whole;
      else if (inHeading.has(term)) headingScore += weight / whole;
      const share = isHere || inHeading.has(term) ? 1 : elsewhere.has(term) ? weights.elsewhere : 0;
      if (terms[term]?.known) coverage += (share * weight) / whole;
    });
    const { text } = passage;
    const names = queryNames.filter((name) => text.includes(name));
    const score =
      weights.words * textScore +
      weights.heading * headingScore +
      (weights.section * section.score) / top +
      (passage.startsWithTerm ? weights.startsWithTerm : 0) +
      (at === 0 ? weights.first : 0) +
      (answerPattern.test(text) ? weights.number : 0) +
      (weights.names * names.length) / (queryNames.length || 1);
    const sectionScore = score + (weights.headingOfSection - weights.heading) * headingScore;
    return { section, passages, at, passage, score, sectionScore, coverage, names };
  });
}

/** Ranks sections by their best passage, and the passages in each section. */
function sortPassages(scored: readonly Scored[]): Scored[] {
  const bestOf = new Map<SectionText, number>();
  for (const { section, sectionScore } of scored)
    bestOf.set(section, Math.max(sectionScore, bestOf.get(section) ?? 0));
  const ofSection = ({ section }: Scored): number => bestOf.get(section) ?? 0;
  return [...scored].sort((a, b) => ofSection(b) - ofSection(a) || b.score - a.score);
}

/** Whether the heading and the title name all that the question names. */
const isNamedBy = ({ termsInHeading }: SectionText, { terms }: Texts): boolean =>
  terms.every(({ isFunctionWord }, term) => isFunctionWord || termsInHeading.includes(term));

/**
 * The lead of a section's page, if its title names all that the question names: the lead says what
 * to use, and the section only details it.
 */
function leadBefore({ section }: Scored, all: readonly Scored[], texts: Texts) {
  const [page] = section.href.split('#');
  const lead = all.find((one) => one.section.href === page && one.at === 0);
  return lead && isNamedBy(lead.section, texts) ? lead : undefined;
}

const isRow = ({ passage }: Scored): boolean => passage.isRow;

/** The best sentence with those that continue it, in page order. */
function quote(chosen: Scored, all: readonly Scored[], isList: boolean): string[] {
  const { section, passages, at, passage: best, score, names } = chosen;
  const isShort = section.text.length <= shortSection;
  const nearlyAsGood = all.filter(
    (other) =>
      !isList &&
      other.section === section &&
      other.score >= nearly * score &&
      // A row with another name is another answer.
      names.every((name) => other.names.includes(name)) &&
      [...best.nameTerms].every((term) => other.passage.nameTerms.has(term)),
  );
  const candidates = new Set([
    at,
    ...(best.refersBack && at > 0 ? [at - 1] : []),
    ...nearlyAsGood.map((other) => other.at),
    ...(isShort && !isRow(chosen) ? passages.keys() : []),
    // A sentence that introduces something is quoted with those that follow.
    ...(best.isWhole && !isList ? [] : [at + 1, at + 2]),
  ]);
  const taken: number[] = [];
  let letters = 0;
  for (const each of candidates) {
    const length = passages[each]?.text.length;
    if (length === undefined || taken.length === mostQuotes) continue;
    if (taken.length > 0 && letters + length > mostLetters) continue;
    taken.push(each);
    letters += length;
  }
  return taken.sort((a, b) => a - b).flatMap((each) => passages[each]?.lines.join('\n') ?? []);
}

/** For a comparison of two things: the rows or entries that begin with either name. */
function compare(all: readonly Scored[], names: readonly string[]): Scored[] {
  const rows = all.map(({ section }) =>
    names.flatMap((name) => {
      const begins = ({ passage }: Scored) => passage.lines[0]?.split(/[\s(]/, 1)[0] === name;
      return all.find((one) => one.section === section && begins(one)) ?? [];
    }),
  );
  return rows.find(({ length }) => length === names.length) ?? [];
}

/**
 * Of a table's rows, those whose names match the question best; words in many rows do not count.
 */
function bestRows(best: Scored, all: readonly Scored[], { terms }: Texts): Scored[] {
  if (!isRow(best)) return [best];
  const rows = all.filter((one) => one.section === best.section && isRow(one));
  const lacking = (term: number): number =>
    rows.filter(({ passage }) => !passage.nameTerms.has(term)).length;
  const content = terms.map(({ weight, isFunctionWord }, term) =>
    isFunctionWord ? 0 : weight * lacking(term),
  );
  const score = ({ passage }: Scored): number =>
    content.reduce((sum, weight, term) => sum + (passage.nameTerms.has(term) ? weight : 0), 0);
  const most = Math.max(...rows.map(score));
  return rows.filter((row) => score(row) === most);
}

/** Whether the heading states the whole symptom; such a section is quoted from the top. */
function isAbout({ section }: Scored, texts: Texts): boolean {
  return isNamedBy(section, texts) && remedies.test(`${section.title} ${section.heading}`);
}

/** The passage to quote from the best section, and whether it introduces a list. */
function choose(
  scored: readonly Scored[],
  texts: Texts,
  question: string,
): { best: Scored; isList: boolean } | undefined {
  const [top] = scored;
  if (!top) return undefined;
  const lead = howTo.test(question) ? leadBefore(top, scored, texts) : undefined;
  if (lead) return { best: lead, isList: false };
  const rows = bestRows(top, scored, texts);
  // "Which ones are there" is answered by all rows of a table.
  const isList = rows.length > 1 && lists.test(question);
  if (!isList && !isAbout(top, texts)) return { best: rows[0] ?? top, isList };
  const sameKind = scored.filter((one) => one.section === top.section && isRow(one) === isRow(top));
  return { best: sameKind.reduce((first, one) => (one.at < first.at ? one : first), top), isList };
}

/** The share of the question that the site knows at all. */
function knownShare({ terms }: Texts): number {
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const sum = (chosen: typeof terms): number =>
    chosen.reduce((total, { weight }) => total + weight, 0);
  return sum(content.filter(({ known }) => known)) / (sum(content) || 1);
}

const toSource = ({ href, title, heading }: SectionText): Source => ({ href, title, heading });

/** Picks the sentences that answer a question, if any do. */
export function pickAnswer(texts: Texts, question: string): Picked {
  const { sections } = texts;
  const [, answerPattern = nothing] = kinds.find(([asks]) => asks.test(question)) ?? [];
  const queryNames = [...new Set(question.match(identifier))];
  const scored = sortPassages(
    sections.flatMap((section) => scorePassages(section, texts, { answerPattern, queryNames })),
  );
  const rows = queryNames.length > 1 && compares.test(question) ? compare(scored, queryNames) : [];
  const chosen = choose(scored, texts, question);
  const best = rows[0] ?? chosen?.best;
  const ranked = [
    ...new Set([
      ...[...rows, ...(best ? [best] : []), ...scored].map(({ section }) => section),
      ...sections,
    ]),
  ];
  const isNear = knownShare(texts) >= leastKnown;
  const sources = isNear ? ranked.slice(0, 3).map(toSource) : [];
  if (!best) return { quotes: [], sources, confidence: 0, sections };
  const { section, coverage: coverage } = best;
  // A section for one code, as errors have, is meant wherever the code is mentioned.
  const isNamed =
    /^[a-z]+(?:-[a-z]+)+$/.test(section.heading) && question.includes(section.heading);
  // Words that are on no page do not lower the score of a section.
  const wellScored = Math.min(1, section.score) * knownShare(texts);
  const confidence = isNamed ? 1 : 0.5 * wellScored + 0.5 * coverage;
  if (rows.length)
    return {
      quotes: rows.map(({ passage }) => passage.lines.join('\n')),
      sources,
      confidence: 1,
      sections,
    };
  const quotes = confidence < leastConfidence ? [] : quote(best, scored, chosen?.isList === true);
  return { quotes, sources, confidence, sections };
}
