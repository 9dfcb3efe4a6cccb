import type { AtRule, Root, Rule } from 'postcss';

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s>]*))?)*)\s*\/?>/gi;
const usedProperty = /(?<=var\()--[\w-]+/g;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

// Attributes and classes that the head scripts set.
const setEarly = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'aria-busy',
];

/**
 * Lists the names in a page that selectors can match (`main`, `.menu`, `#text`, `[href`) and the
 * custom properties that it uses, as drawings do.
 */
function addNames(names: Set<string>, html: string): void {
  for (const [property] of html.matchAll(usedProperty)) names.add(property);
  for (const [, element = '', attributes = ''] of html.matchAll(tag)) {
    names.add(element.toLowerCase());
    for (const [, name = '', quoted, bare] of attributes.matchAll(attribute)) {
      const value = quoted ?? bare ?? '';
      names.add(`[${name}`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const word of value.split(/\s+/)) names.add(`.${word}`);
    }
  }
}

const optional = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
const inner = /:has\(([^(),]*)\)/g;
const pseudo = /::?[\w-]+(?:\([^()]*\))?/g;
const partOfClass = /\[class\*=["']?([\w-]+)["']?\]/g;
const name = /[.#][\w-]+|\[[\w-]+|(?<![\w.#[=-])[a-z][\w-]*/gi;

/** Whether a rule applies to a page with the given names. */
type IsNeeded = (names: ReadonlySet<string>) => boolean;

const hasClassWith = (names: ReadonlySet<string>, part: string): boolean =>
  [...names].some((candidate) => candidate.startsWith('.') && candidate.includes(part));

/**
 * Builds a matcher for whether a selector may apply to a page before any interaction. It compares
 * names only, so it may keep too much but never drops a rule that applies.
 */
function readNeeds(selector: string): IsNeeded {
  const isBeforeStart = selector.includes('data-has-hydrated');
  if (/:(?:hover|active)\b/.test(selector) && !isBeforeStart) return () => false;
  const parts = [...selector.matchAll(partOfClass)].map(([, part = '']) => part);
  const plain = selector
    .replace(partOfClass, '')
    .replace(optional, '')
    .replace(inner, ' $1')
    .replace(pseudo, '')
    .replace(/=(?:"[^"]*"|'[^']*'|[^\]]*)/g, '');
  const required = plain.match(name) ?? [];
  return (names) =>
    required.every((one) => names.has(one)) && parts.every((part) => hasClassWith(names, part));
}

const isFrame = ({ parent }: Rule): boolean => (parent as AtRule).name === 'keyframes';

// Without scripts, all styles are loaded.
const isForOthers = /scripting: ?none/;

// For print: hides navigation, wraps lines and opens what is folded. Details are in the full
// stylesheet.
const forPaper =
  /^(?:display: ?none|(?:min-)?width|white-space|overflow-wrap|content-visibility|zoom)/;

function dropRules(styles: Root, names: ReadonlySet<string>): void {
  styles.walkRules((rule) => {
    if (isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) => readNeeds(selector)(names));
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  });
  styles.walkAtRules('media', (rule) => {
    if (isForOthers.test(rule.params)) rule.remove();
    if (rule.params !== 'print') return;
    rule.walkDecls(
      (declaration) => void (forPaper.test(String(declaration)) || declaration.remove()),
    );
  });
}

/**
 * Drops custom properties that nothing uses, repeatedly, because dropping one may leave others
 * unused.
 */
function dropUnreadProperties(styles: Root, names: ReadonlySet<string>): void {
  for (let before = ''; before !== styles.toString();) {
    before = styles.toString();
    const read = new Set([...names, ...(before.match(usedProperty) ?? [])]);
    styles.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
  }
}

function dropMotion(styles: Root): void {
  const used = [...styles.toString().matchAll(/animation(?:-name)?:([^;}]*)/g)].join(' ');
  styles.walkAtRules('keyframes', (rule) => void (used.includes(rule.params) || rule.remove()));
  styles.walkDecls(/^transition|^will-change$/, (declaration) => void declaration.remove());
}

function dropEmpty(styles: Root): void {
  styles.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  for (let emptied = true; emptied;) {
    emptied = false;
    styles.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
}

/**
 * Extracts the rules that draw a page until the first interaction: those for the elements on it,
 * without hover, motion and details of print. The whole stylesheet is applied later in the same
 * order, so nothing moves when it loads.
 */
function selectStyles(styles: Root, names: ReadonlySet<string>): string {
  const selected = styles.clone();
  dropRules(selected, names);
  dropUnreadProperties(selected, names);
  dropMotion(selected);
  dropEmpty(selected);
  return selected.toString();
}

/** A page, and the key of the pages that share its styles. */
export interface Page {
  html: string;
  styleGroup: string;
}

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Inlines critical CSS, so that a page renders after one request. Pages of a group share one text,
 * because the content policy of every page lists the hashes of all texts. The whole stylesheet
 * loads with the app, and at once without scripts.
 */
export function inlineStyles(pages: readonly Page[], sheet: Root): string[] {
  const namesByGroup = new Map<string, Set<string>>();
  for (const { html, styleGroup } of pages) {
    const names = namesByGroup.get(styleGroup) ?? new Set(setEarly.map((name) => `[${name}`));
    addNames(names, html);
    namesByGroup.set(styleGroup, names);
  }
  const styles = new Map(
    [...namesByGroup].map(
      ([styleGroup, names]) => [styleGroup, selectStyles(sheet, names)] as const,
    ),
  );
  return pages.map(({ html, styleGroup }) =>
    html.replace(
      link,
      (element) => `<style>${styles.get(styleGroup)}</style><noscript>${element}</noscript>`,
    ),
  );
}
