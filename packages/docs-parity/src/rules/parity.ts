import type { Problem } from 'docs-kit';
import type { Reference } from 'api-facts';
import {
  isAbsolute,
  isShown,
  type Page,
  type PageComponent,
  type PageGroup,
  sectionOf,
} from '../page';
import type { Site } from '../readSite';
import { listSdkNames, namesInCode } from './names';

/** Something of a page that its other language must have too. */
interface Comparable {
  /** Equal in both languages. */
  identity: string;
  /** What to call it in a message. */
  label: string;
  line: number;
  column: number;
}

/** The first place where two lists stop agreeing, and which side lacks something there. */
function findDifference(ko: Comparable[], en: Comparable[]) {
  const index = ko.findIndex(({ identity }, at) => en[at]?.identity !== identity);
  const at = index === -1 ? ko.length : index;
  if (at === ko.length && at === en.length) return undefined;
  const lacksIn = (list: Comparable[], one: Comparable | undefined) =>
    one !== undefined && !list.slice(at).some(({ identity }) => identity === one.identity);
  return { ko: ko[at], en: en[at], missing: { ko: lacksIn(ko, en[at]), en: lacksIn(en, ko[at]) } };
}

const lineAfter = (list: Comparable[], other: Comparable[], one: Comparable): number => {
  const at = other.indexOf(one);
  return list[at - 1]?.line ?? 1;
};

/** Holds two lists of the same page to the same order; names what is missing, and where. */
function compareInOrder(
  rule: string,
  pages: { ko: Page; en: Page },
  lists: { ko: Comparable[]; en: Comparable[] },
): Problem[] {
  const difference = findDifference(lists.ko, lists.en);
  if (!difference) return [];
  const report = (lack: 'ko' | 'en', one: Comparable): Problem => {
    const have = lack === 'ko' ? 'en' : 'ko';
    const line = lineAfter(lists[lack], lists[have], one);
    const there = `${pages[have].file}:${one.line}`;
    const message = `${one.label} is missing here. It stands at ${there}.`;
    return { file: pages[lack].file, line, column: 1, rule, message };
  };
  const { ko, en, missing } = difference;
  if (ko && missing.en) return [report('en', ko)];
  if (en && missing.ko) return [report('ko', en)];
  if (!ko && en) return [report('ko', en)];
  if (!en && ko) return [report('en', ko)];
  if (!ko || !en) return [];
  const message = `${en.label} stands where ${pages.ko.file}:${ko.line} has ${ko.label}.`;
  return [{ file: pages.en.file, line: en.line, column: en.column, rule, message }];
}

/** Something a section says that the same section of the other language must say too. */
interface Said {
  /** Equal in both languages. */
  identity: string;
  line: number;
  /** Whether any section of the other language may say it. */
  anywhere?: boolean;
}

function keyOf(page: Page, { identity, line, anywhere }: Said): string {
  return anywhere ? identity : `${sectionOf(page, line)?.id ?? ''} ${identity}`;
}

/** Names what sections of one language say and those of the other do not, in whatever order. */
function compareSections(pages: { ko: Page; en: Page }, list: (page: Page) => Said[]): Problem[] {
  const said = { ko: list(pages.ko), en: list(pages.en) };
  const missingIn = (lack: Page, have: Page): Problem[] => {
    const seen = new Set(said[lack.locale].map((one) => keyOf(lack, one)));
    return said[have.locale].flatMap((one): Problem[] => {
      const key = keyOf(have, one);
      if (seen.has(key)) return [];
      seen.add(key);
      const id = one.anywhere ? undefined : sectionOf(have, one.line)?.id;
      const heading = lack.headings.find((other) => id && other.id === id);
      // A section that is not there at all is told of as such.
      if (id && !heading) return [];
      const line = heading?.line ?? 1;
      const where = one.anywhere ? 'This page' : 'This section';
      const message = `${where} does not have ${one.identity}, which stands at ${have.file}:${one.line}. Say the same in both.`;
      return [{ file: lack.file, line, column: 1, rule: 'same-facts', message }];
    });
  };
  return [...missingIn(pages.ko, pages.en), ...missingIn(pages.en, pages.ko)];
}

function listHeadingIdentities({ headings }: Page): Comparable[] {
  return headings.map(({ depth, id = '', line, column }) => ({
    identity: `${depth} ${id}`,
    label: `The heading "${'#'.repeat(depth)} … {#${id}}"`,
    line,
    column,
  }));
}

/** Both languages have the same headings, by id and level, in the same order. */
export function sameHeadings(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en || site.misnamed.has(ko.name)) return [];
    const lists = { ko: listHeadingIdentities(ko), en: listHeadingIdentities(en) };
    return compareInOrder('same-headings', { ko, en }, lists);
  });
}

function writeComponent({ name, props }: PageComponent, hideSpoken: boolean): string {
  const written = Object.entries(props)
    .map(([prop, value]) => ` ${prop}="${hideSpoken && isShown(prop) ? '…' : value}"`)
    .sort();
  return `<${name}${written.join('')} />`;
}

/**
 * Words come in another order in another language, so the components within one paragraph are
 * compared as a set; the paragraphs themselves, as they come.
 */
function listComponentIdentities(page: Page): Comparable[] {
  return page.components.map((component) => ({
    identity: writeComponent(component, true),
    label: writeComponent(component, false),
    line: component.line,
    column: component.column,
  }));
}

function sortWithinLines(list: Comparable[]): Comparable[] {
  return list.toSorted(
    (one, other) => one.line - other.line || one.identity.localeCompare(other.identity),
  );
}

/** Both languages have the same components with the same props in the same order. */
export function sameComponents(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en || site.misnamed.has(ko.name)) return [];
    const lists = {
      ko: sortWithinLines(listComponentIdentities(ko)),
      en: sortWithinLines(listComponentIdentities(en)),
    };
    return compareInOrder('same-components', { ko, en }, lists);
  });
}

const measure = ({ kind, size }: PageGroup): string =>
  `a ${kind} of ${size} ${kind === 'list' ? 'item' : 'row'}${size === 1 ? '' : 's'}`;

const idOf = (page: Page, { line }: PageGroup): string => sectionOf(page, line)?.id ?? '';

const groupsOf = (page: Page, id: string): PageGroup[] =>
  page.groups.filter((group) => idOf(page, group) === id);

function report({ file }: Page, line: number, message: string): Problem {
  return { file, line, column: 1, rule: 'same-groups', message };
}

/** The first list or table of a section that is not what the other language has there. */
function compareSection(pages: { ko: Page; en: Page }, id: string): Problem[] {
  const [ko, en] = [groupsOf(pages.ko, id), groupsOf(pages.en, id)];
  for (let at = 0; at < Math.max(ko.length, en.length); at += 1) {
    const [one, other] = [ko[at], en[at]];
    if (one && other) {
      if (measure(one) === measure(other)) continue;
      const message = `Here is ${measure(other)}, and ${measure(one)} at ${pages.ko.file}:${one.line}. Say the same in both.`;
      return [report(pages.en, other.line, message)];
    }
    const [lack, have] = one ? [pages.en, pages.ko] : [pages.ko, pages.en];
    const group = one ?? other;
    if (!group) return [];
    const line = lack.headings.find((heading) => heading.id === id)?.line ?? 1;
    const message = `This section does not have ${measure(group)}, which stands at ${have.file}:${group.line}. Say the same in both.`;
    return [report(lack, line, message)];
  }
  return [];
}

/** Both languages have the same lists with as many items, and the same tables with as many rows. */
export function sameGroups(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    const there = new Set(en.headings.map(({ id }) => id));
    // A section that is not there at all is told of as such.
    const shared = ko.headings.flatMap(({ id }) => (id && there.has(id) ? id : []));
    return ['', ...shared].flatMap((id) => compareSection({ ko, en }, id));
  });
}

/** Months are digits in Korean alone. */
const number = /(?<![A-Za-z\d.])\d[\d,_]*(?:\.\d+)*(?!\d|월)/g;

/** First and second are words in one language, and digits in another. */
const counts = (digits: string): boolean => !/^[0-2]$/.test(digits);

/** Another site has its own address for each language. */
const identify = (url: string): string =>
  isAbsolute(url) ? 'a link to another site' : `the link to ${url}`;

const listLinks = ({ links }: Page): Said[] =>
  links.map(({ url, line }) => ({ identity: identify(url), line }));

function listNumbers({ phrases }: Page): Said[] {
  return phrases.flatMap(({ text, line }) =>
    (text.match(number) ?? [])
      .map((found) => found.replace(/[,_]/g, ''))
      .filter(counts)
      .map((digits) => ({ identity: `the number ${digits}`, line })),
  );
}

/** Sentences are made otherwise in another language, so a name may stand anywhere on the page. */
function listNames({ phrases }: Page, own: ReadonlySet<string>): Said[] {
  const codes = phrases.filter(({ kind }) => kind === 'code');
  return codes.flatMap(({ text, line }) =>
    namesInCode(text)
      .filter((name) => own.has(name))
      .map((name) => ({ identity: `the name "${name}" as code`, line, anywhere: true })),
  );
}

/** Both languages lead to the same places, and say the same numbers and names of the SDK. */
export function sameFacts(site: Site, reference: Reference): Problem[] {
  const own = new Set(listSdkNames(reference, site.options));
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    return compareSections({ ko, en }, (page) => [
      ...listLinks(page),
      ...listNumbers(page),
      ...listNames(page, own),
    ]);
  });
}
