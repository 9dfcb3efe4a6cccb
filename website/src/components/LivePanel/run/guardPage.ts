import { guardLoops } from './guardLoops';

// Each part ends at the end of the text at the latest, as it does for a browser: nothing is ever
// read twice, however broken the page.
const attributes = /(?:=\s*(?:"[^"]*"?|'[^']*'?)?|[^>=])*(?:>|$)/.source;
const comment = /<!(?=--)[^]*?(?:--!?>|$)/.source;
const holder = /<(script|style|textarea|title|xmp|iframe|noembed|noframes)(?=[\s/>])/.source;
const held = String.raw`([^]*?)(?=</\2[\s/>]|$)`;
const parts = new RegExp(`${comment}|(${holder}${attributes})${held}|</?[a-z]${attributes}`, 'gi');

const isScript = (name: string | undefined): boolean => name?.toLowerCase() === 'script';

/** Guards the loops in the scripts of a page; all else stays as it was. */
export async function guardPage(markup: string): Promise<string> {
  const scripts = [...markup.matchAll(parts)].filter(([, , name]) => isScript(name));
  const guarded = await Promise.all(scripts.map(([, , , script]) => guardLoops(script ?? '')));
  return markup.replace(parts, (part: string, tag?: string, name?: string) =>
    isScript(name) ? `${tag}${guarded.shift()}` : part,
  );
}
