import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import { isCodeType } from '../frame/page';

/**
 * Strips types from TypeScript, keeping line numbers.
 *
 * @throws when the text cannot be parsed; the message contains the position.
 */
export function stripTypes(source: string): string {
  return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
}

interface Insertion {
  at: number;
  text: string;
}

function bodyOf(loop: SyntaxNode): SyntaxNode | null | undefined {
  const isDo = loop.name === 'DoStatement';
  let body = isDo ? loop.firstChild?.nextSibling : loop.lastChild;
  while (body?.name.endsWith('Comment')) body = isDo ? body.nextSibling : body.prevSibling;
  return body;
}

/**
 * Inserts a call of `liveGuard` at the start of every loop's body, which ends endless loops. Most
 * browsers run a frame in the process of its page, where nothing else could end them. Line numbers
 * are kept.
 */
export function guardLoops(script: string): string {
  const insertions: Insertion[] = [];
  parser.parse(script).iterate({
    enter({ name, node }) {
      if (!/^(While|For|Do)Statement$/.test(name)) return;
      const body = bodyOf(node);
      // An incomplete loop is a syntax error that the browser reports.
      if (!body || body.type.isError || /^(ForSpec|ParenthesizedExpression)$/.test(body.name))
        return;
      insertions.push({ at: body.from, text: '{liveGuard();' }, { at: body.to, text: '}' });
    },
  });
  insertions.sort((a, b) => a.at - b.at);
  let guarded = '';
  let from = 0;
  for (const { at, text } of insertions) {
    guarded += script.slice(from, at) + text;
    from = at;
  }
  return guarded + script.slice(from);
}

// Each part ends at the end of the text at the latest, as in browsers, so that no input is scanned
// twice, however malformed.
const attributes = /(?:=\s*(?:"[^"]*"?|'[^']*'?)?|[^>=])*(?:>|$)/.source;
const comment = /<!(?=--)[^]*?(?:--!?>|$)/.source;
const holder = /<(script|style|textarea|title|xmp|iframe|noembed|noframes)(?=[\s/>])/.source;
const held = String.raw`([^]*?)(?=</\2[\s/>]|$)`;
const parts = new RegExp(`${comment}|(${holder}${attributes})${held}|</?[a-z]${attributes}`, 'gi');

const attribute =
  /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/g;

function isCode(tag = '', name = ''): boolean {
  if (name.toLowerCase() !== 'script') return false;
  const attributesOfTag = [...tag.slice('<script'.length).matchAll(attribute)];
  const type = attributesOfTag.find(([, key]) => key?.toLowerCase() === 'type');
  const value = type?.[2] ?? type?.[3] ?? type?.[4] ?? '';
  // A character reference may stand for any character.
  return value.includes('&') || isCodeType(value);
}

/** Guards the loops in the scripts of a page; everything else is unchanged. */
export function guardPage(markup: string): string {
  return markup.replace(parts, (part: string, tag?: string, name?: string, script = '') =>
    isCode(tag, name) ? `${tag}${guardLoops(script)}` : part,
  );
}

/** A request to convert edited code to what a browser can run. */
export interface Conversion {
  source: string;
  /** A module or a page to run, or a module to save, whose loops are not guarded. */
  kind: 'module' | 'page' | 'saved';
}

/** Edited code as the browser can run it: a script, or a whole page. */
export interface Edited {
  script: string;
  markup: string;
}

/** Replies to a conversion: the first when it begins, and the result or an error message. */
export type ConversionReply = { begun: true } | { edited: Edited } | { message: string };

function convert({ source, kind }: Conversion): Edited {
  if (kind === 'page') return { script: '', markup: guardPage(source) };
  const script = stripTypes(source);
  return { script: kind === 'saved' ? script : guardLoops(script), markup: '' };
}

// The program of a worker, which the page ends when code takes too long to parse.
globalThis.onmessage = ({ data }: MessageEvent<Conversion>) => {
  const reply = (message: ConversionReply): void => postMessage(message);
  reply({ begun: true });
  try {
    reply({ edited: convert(data) });
  } catch (error) {
    reply({ message: (error as Error).message });
  }
};
