import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** A short name of a custom property: `--a`, `--b` … `--z`, `--ba`. */
function nameOf(place: number): string {
  const digits = [...place.toString(26)].map((digit) => (parseInt(digit, 26) + 10).toString(36));
  return `--${digits.join('')}`;
}

/**
 * Gives custom properties short names. Nothing outside knows them: the whole sheet, which is laid over
 * these styles later, brings its own.
 */
function shortenNames(styles: Root): void {
  const names = new Map<string, string>();
  const shorten = (name: string): string => {
    const short = names.get(name) ?? nameOf(names.size);
    names.set(name, short);
    return short;
  };
  styles.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = shorten(declaration.prop);
    declaration.value = declaration.value.replace(/(?<=var\()--[\w-]+/g, shorten);
  });
}

const optional = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
const inner = /:has\(([^(),]*)\)/g;
const pseudo = /::?[\w-]+(?:\([^()]*\))?/g;
const partOfClass = /\[class\*=["']?([\w-]+)["']?\]/g;
const name = /[.#][\w-]+|\[[\w-]+|(?<![\w.#[=-])[a-z][\w-]*/gi;

/** Whether something on a page, given by the names of all that stands there, needs a style. */
type IsNeeded = (names: ReadonlySet<string>) => boolean;

function hasClassWith(names: ReadonlySet<string>, part: string): boolean {
  for (const candidate of names) {
    if (candidate.startsWith('.') && candidate.includes(part)) return true;
  }
  return false;
}

/**
 * Tells when a selector may match something on a page before it is touched. May say yes too often,
 * for it looks at names only: never no where something is drawn by it.
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
  const wanted = plain.match(name) ?? [];
  return (names) =>
    wanted.every((one) => names.has(one)) && parts.every((part) => hasClassWith(names, part));
}

// A longer value costs more where it is used than its name does.
const longest = 24;
const use = /var\((--[\w-]+)\)(?=(.?))/g;

/** Custom properties that have one value wherever they are read, by their names. */
function listConstants(styles: Root): Map<string, string> {
  const definitions = new Map<string, Declaration[]>();
  styles.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of definitions) {
    const { selector, parent } = (declaration?.parent ?? {}) as Partial<Rule>;
    const isEverywhere = selector === ':root' && parent === styles && others.length === 0;
    const value = declaration?.value ?? '';
    if (isEverywhere && value.length <= longest && !value.includes('var(')) {
      constants.set(name, value);
    }
  }
  return constants;
}

/** Writes what never changes where it is used, instead of the name of a custom property. */
function resolveConstants(styles: Root): void {
  const constants = listConstants(styles);
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(use, (whole, name: string, next: string) => {
      const value = constants.get(name);
      if (value === undefined) return whole;
      // What followed a bracket may be read as a part of the value.
      return /[\w.#(%-]/.test(next) ? `${value} ` : value;
    });
  });
}

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
