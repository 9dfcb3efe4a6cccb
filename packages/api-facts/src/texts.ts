import type { Locale } from 'docs-kit';
import type { Reference } from './reference';
import { formatDefault, listDefaults } from './defaults';
import { knownName } from './declarations';
import { digits, formatQuantity } from './quantities';

const placeholder = /\{(limits|defaults)\.([\w.]+?)(\.number)?\}/g;

/** Looks up a number of the SDK by its name in a description. */
export function valueOf(table: string, name: string, { tables }: Reference) {
  const limits = tables.limits.map((limit) => [limit.name, limit.value] as const);
  const values = table === 'limits' ? limits : listDefaults(tables);
  return knownName(table, name, Object.fromEntries<string | number | boolean>(values));
}

/**
 * Replaces placeholders such as `{limits.textCharacters}` with the SDK's numbers; `….number` omits
 * the unit.
 */
export function fillPlaceholders(text: string, reference: Reference, locale: Locale): string {
  return text.replace(placeholder, (_, table: string, name: string, bare?: string) => {
    const value = valueOf(table, name, reference);
    if (bare && typeof value === 'number') return digits.format(value);
    const limit = reference.tables.limits.find((one) => one.name === name);
    if (table === 'limits' && limit) return formatQuantity(limit.value, limit.unit, name, locale);
    const written = formatDefault(name, value, locale);
    return typeof written === 'string' ? written : `\`${written.code}\``;
  });
}

/** The numbers that a description takes from the SDK. */
export function listPlaceholders(text: string): { table: string; name: string }[] {
  return [...text.matchAll(placeholder)].map(([, table = '', name = '']) => ({ table, name }));
}

/** A description without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, '');
}

const repeated = /\s*(?:Default (?:`[^`]*`|[^.:`]+)|Required)\./g;

/** Drops sentences of a docstring that repeat a column of the table. */
export function withoutRepeated(text: string): string {
  return text.replace(repeated, '').trim();
}

const groupedDigits = /\b\d{1,3}(?: \d{3})+\b/g;
const dashInRange = /(?<=\d)–(?=\d)/g;

/**
 * Formats an English docstring for a page: groups digits, keeps ranges on one line, drops the
 * default.
 */
export function readForPage(text: string): string {
  return withoutRepeated(text)
    .replace(groupedDigits, (digits) => digits.replaceAll(' ', ','))
    .replace(dashInRange, '$&\u2060');
}

/** A part of a description: text, code that may be a link, or a state. */
export type TextPiece = string | { code: string; to?: string } | { state: string };

/** A description ready for rendering; a string when it is plain text. */
export type RichText = string | TextPiece[];

function toPiece(code: string, { options, tables }: Reference): TextPiece {
  if (tables.states.includes(code)) return { state: code };
  if (tables.errors.some((error) => error.code === code)) {
    return { code, to: options.pageOfError(code) };
  }
  const to = options.pageOf(code);
  return to ? { code, to } : { code };
}

/** Splits a description at its code, and links names of the SDK to their pages. */
export function toRichText(text: string, reference: Reference): RichText {
  const { keepTogether = (words: string) => words } = reference.options;
  const pieces = text
    .split(/`([^`]+)`/)
    .map((part, index, parts) =>
      index % 2 === 1 ? toPiece(part, reference) : keepTogether(part, parts[index - 1]),
    )
    .filter((piece) => piece !== '');
  return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
}

/** The descriptions of symbols in a language, by key. */
export interface Descriptions {
  /** The description, or the source's text when there is none. */
  plain: (key: string) => string;
  /** The text with its code and links. */
  rich: (key: string) => RichText;
}

/** The descriptions in a page's language. */
export function describeIn(locale: Locale, reference: Reference): Descriptions {
  const plain = (key: string): string => {
    const korean = locale === 'ko' ? reference.descriptions.get(key)?.ko : undefined;
    if (korean) return fillPlaceholders(korean, reference, locale);
    return readForPage(reference.texts.get(key)?.text ?? '');
  };
  return { plain, rich: (key) => toRichText(plain(key), reference) };
}
