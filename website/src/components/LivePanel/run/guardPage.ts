import { isCodeType } from '@site/live/sandbox/isCodeType';
import { guardLoops } from './guardLoops';

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
