import type { SyntaxNode } from '@lezer/common';
import { isCodeType } from '@site/live/sandbox/isCodeType';

/**
 * Takes the types out of TypeScript; every line stays where it was.
 *
 * @throws when the text cannot be read; the message says where.
 */
export async function stripTypes(source: string): Promise<string> {
  const { transform } = await import('sucrase');
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
 * Puts a call of `liveGuard` at the start of every loop's body, which ends a loop that never lets
 * the browser breathe. Most browsers run a frame in the same process as its page, where nothing
 * else could. Lines stay where they were.
 */
export async function guardLoops(script: string): Promise<string> {
  const { parser } = await import('@lezer/javascript');
  const insertions: Insertion[] = [];
  parser.parse(script).iterate({
    enter({ name, node }) {
      if (!/^(While|For|Do)Statement$/.test(name)) return;
      const body = bodyOf(node);
      // A loop that is not whole is an error that the browser will tell.
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

// Each part ends at the end of the text at the latest, as it does for a browser: nothing is ever
// read twice, however broken the page.
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
  // A reference may stand for any character.
  return value.includes('&') || isCodeType(value);
}

/** Guards the loops in the scripts of a page; all else, data too, stays as it was. */
export async function guardPage(markup: string): Promise<string> {
  const scripts = [...markup.matchAll(parts)].filter(([, tag, name]) => isCode(tag, name));
  const guarded = await Promise.all(scripts.map(([, , , script]) => guardLoops(script ?? '')));
  return markup.replace(parts, (part: string, tag?: string, name?: string) =>
    isCode(tag, name) ? `${tag}${guarded.shift()}` : part,
  );
}

/**
 * What a browser can run of edited code.
 *
 * @param isPage - Whether the code is a page and not a module.
 * @throws when the code cannot be read; the message says where.
 */
export async function readEdited(
  source: string,
  isPage: boolean,
): Promise<{ script: string; markup: string }> {
  if (isPage) return { script: '', markup: await guardPage(source) };
  return { script: await guardLoops(await stripTypes(source)), markup: '' };
}
