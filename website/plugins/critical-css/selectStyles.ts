import type { AtRule, Root, Rule } from 'postcss';
import { readNeeds } from './readNeeds';
import { resolveConstants } from './resolveConstants';
import { shortenNames } from './shortenNames';

const isFrame = ({ parent }: Rule): boolean => (parent as AtRule).name === 'keyframes';

// Whoever has no scripts is given all styles.
const isForOthers = /scripting: ?none/;

// On paper: what is left out, lines that are whole, and what is folded away. Finer things come with the app.
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

/** Drops custom properties that nothing reads, then those that only these read, and so on. */
function dropUnreadProperties(styles: Root): void {
  for (let before = ''; before !== styles.toString();) {
    before = styles.toString();
    const read = new Set(before.match(/(?<=var\()--[\w-]+/g));
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
 * The part of a stylesheet that draws a page until the reader does something: the rules for what
 * stands on it, without hover, motion and the finer points of print. The whole sheet is laid over
 * it later, in the same order, so nothing changes when it comes.
 */
export function selectStyles(styles: Root, names: ReadonlySet<string>): string {
  const selected = styles.clone();
  dropRules(selected, names);
  dropUnreadProperties(selected);
  dropMotion(selected);
  resolveConstants(selected);
  dropUnreadProperties(selected);
  dropEmpty(selected);
  shortenNames(selected);
  return selected.toString();
}
