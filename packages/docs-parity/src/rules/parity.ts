import { type Locale, otherLocale, type Position, type Problem } from 'docs-kit';
import type { Reference } from 'api-facts';
import {
  comparePages,
  isAbsolute,
  isShown,
  type Page,
  type PageComponent,
  type PageGroup,
  type PagePair,
  sectionOf,
  type Site,
} from '../page';
import { listSdkNames, namesInCode } from './names';

/** An item of a page that must also be in the other language. */
interface Comparable extends Position {
  /** Equal in both languages. */
  identity: string;
  /** Its name in messages. */
  label: string;
}

/** Checks that two lists of a page are in the same order; reports what is missing, and where. */
function compareInOrder(
  rule: string,
  pages: PagePair,
  list: (page: Page) => Comparable[],
): Problem[] {
  const lists = { ko: list(pages.ko), en: list(pages.en) };
  const index = lists.ko.findIndex(({ identity }, at) => lists.en[at]?.identity !== identity);
  const at = index === -1 ? lists.ko.length : index;
  const [ko, en] = [lists.ko[at], lists.en[at]];
  const reportMissing = (one: Comparable | undefined, have: Locale): Problem[] => {
    const lack = otherLocale(have);
    if (!one || lists[lack].slice(at).some(({ identity }) => identity === one.identity)) return [];
    const line = lists[lack][at - 1]?.line ?? 1;
    const message = `${one.label} is missing here. It is at ${pages[have].file}:${one.line}.`;
    return [{ file: pages[lack].file, line, column: 1, rule, message }];
  };
  const [missing, other] = [...reportMissing(ko, 'ko'), ...reportMissing(en, 'en')];
  if (missing && !other) return [missing];
  // Both lists end here without a difference.
  if (!ko || !en) return [];
  const message = `${en.label} is here, and ${ko.label} at ${pages.ko.file}:${ko.line}. Make both the same.`;
  return [{ file: pages.en.file, line: en.line, column: en.column, rule, message }];
}

/** An item of a section that the same section in the other language must contain. */
interface Said {
  /** Equal in both languages. */
  identity: string;
  line: number;
  /** Whether any section of the other language may contain it. */
  anywhere?: boolean;
}

function keyOf(page: Page, { identity, line, anywhere }: Said): string {
  return anywhere ? identity : `${sectionOf(page, line)?.id ?? ''} ${identity}`;
}

/** Reports items of sections that the other language lacks, in any order. */
function compareSections(pages: PagePair, list: (page: Page) => Said[]): Problem[] {
  const values = { ko: list(pages.ko), en: list(pages.en) };
  const missingIn = (lack: Page, have: Page): Problem[] => {
    const seen = new Set(values[lack.locale].map((one) => keyOf(lack, one)));
    return values[have.locale].flatMap((one): Problem[] => {
      const key = keyOf(have, one);
      if (seen.has(key)) return [];
      seen.add(key);
      const section = one.anywhere ? undefined : sectionOf(have, one.line);
      const heading = lack.headings.find(({ id }) => id && id === section?.id);
      // A missing section, or one without an id, is reported as such.
      if (section && !heading) return [];
      const line = heading?.line ?? 1;
      const where = one.anywhere ? 'This page' : 'This section';
      const message = `${where} does not have ${one.identity}, which is at ${have.file}:${one.line}. Say the same in both.`;
      return [{ file: lack.file, line, column: 1, rule: 'same-facts', message }];
    });
  };
  return [...missingIn(pages.ko, pages.en), ...missingIn(pages.en, pages.ko)];
}

function listHeadingIdentities({ headings }: Page): Comparable[] {
  return headings.map(({ depth, id, line, column }) => ({
    identity: `${depth} ${id ?? ''}`,
    label: `"${'#'.repeat(depth)} …${id ? ` {#${id}}` : ''}"`,
    line,
    column,
  }));
}

/** Both languages have the same headings, by id and level, in order. */
export function sameHeadings(site: Site): Problem[] {
  return comparePages(site, (pages) =>
    site.misnamed.has(pages.ko.name)
      ? []
      : compareInOrder('same-headings', pages, listHeadingIdentities),
  );
}

function writeComponent({ name, props }: PageComponent, hideSpoken: boolean): string {
  const written = Object.entries(props)
    .map(([prop, value]) => ` ${prop}="${hideSpoken && isShown(prop) ? '…' : value}"`)
    .sort();
  return `<${name}${written.join('')} />`;
}

/**
 * Word order differs between languages, so components within a paragraph are compared as a set, and
 * paragraphs in order.
 */
function listComponentIdentities(page: Page): Comparable[] {
  return page.components
    .map((component) => ({
      identity: writeComponent(component, true),
      label: writeComponent(component, false),
      line: component.line,
      column: component.column,
    }))
    .sort((one, other) => one.line - other.line || one.identity.localeCompare(other.identity));
}

/** Both languages have the same components with the same props, in order. */
export function sameComponents(site: Site): Problem[] {
  return comparePages(site, (pages) =>
    site.misnamed.has(pages.ko.name)
      ? []
      : compareInOrder('same-components', pages, listComponentIdentities),
  );
}

const measure = ({ kind, size }: PageGroup): string =>
  `a ${kind} of ${size} ${kind === 'list' ? 'item' : 'row'}${size === 1 ? '' : 's'}`;

const idOf = (page: Page, { line }: PageGroup): string => sectionOf(page, line)?.id ?? '';

const groupsOf = (page: Page, id: string): PageGroup[] =>
  page.groups.filter((group) => idOf(page, group) === id);

function report({ file }: Page, line: number, message: string): Problem {
  return { file, line, column: 1, rule: 'same-groups', message };
}

/** The first list or table of a section that differs between languages. */
function compareSection(pages: PagePair, id: string): Problem[] {
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
    const message = `This section does not have ${measure(group)}, which is at ${have.file}:${group.line}. Say the same in both.`;
    return [report(lack, line, message)];
  }
  return [];
}

/**
 * Both languages have lists with the same number of items, and tables with the same number of rows.
 */
export function sameGroups(site: Site): Problem[] {
  return comparePages(site, (pages) => {
    const englishIds = new Set(pages.en.headings.map(({ id }) => id));
    // A missing section is reported as such.
    const shared = pages.ko.headings.flatMap(({ id }) => (id && englishIds.has(id) ? id : []));
    return ['', ...shared].flatMap((id) => compareSection(pages, id));
  });
}

/** Months are digits in Korean only. */
const number = /(?<![A-Za-z\d.])\d[\d,_]*(?:\.\d+)*(?!\d|월)/g;

/** Ordinals are words in one language and digits in the other. */
const counts = (digits: string): boolean => !/^[0-2]$/.test(digits);

/** External sites have an address for each language. */
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

/** Sentence structure differs between languages, so a name may be anywhere on the page. */
function listNames({ phrases }: Page, sdkNames: ReadonlySet<string>): Said[] {
  const codes = phrases.filter(({ kind }) => kind === 'code');
  return codes.flatMap(({ text, line }) =>
    namesInCode(text)
      .filter((name) => sdkNames.has(name))
      .map((name) => ({ identity: `the name "${name}" as code`, line, anywhere: true })),
  );
}

/** Both languages have the same links, and mention the same numbers and names of the SDK. */
export function sameFacts(site: Site, reference: Reference): Problem[] {
  const sdkNames = new Set(listSdkNames(reference, site.options));
  return comparePages(site, (pages) =>
    compareSections(pages, (page) => [
      ...listLinks(page),
      ...listNumbers(page),
      ...listNames(page, sdkNames),
    ]),
  );
}
