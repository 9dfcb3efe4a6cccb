import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cached, hashFiles } from 'docs-kit';
import type { HighlighterCore, ThemedToken, ThemeRegistrationRaw } from 'shiki/core';
import { cacheFolder } from '../../config/paths';
import { pluginFolder } from './places';
import { languages } from './languages';

const load = createRequire(import.meta.url) as (name: string) => { version: string };

let maker: string | undefined;

/** Differs with all that decides how code is highlighted. */
function hashMaker(): string {
  maker ??= `${hashFiles(pluginFolder, ['.'])} ${load('shiki/package.json').version}`;
  return maker;
}

/**
 * What `render` makes, kept on disk under a key: of all the programs of a build, and of later builds,
 * only the first has to load the grammars.
 */
export async function keepHtml(
  key: string,
  render: () => Promise<string>,
  folder = path.join(cacheFolder, 'highlighted'),
): Promise<string> {
  const name = createHash('sha256').update(hashMaker()).update(key).digest('hex').slice(0, 32);
  return String(await cached(path.join(folder, `${name}.html`), render));
}

/**
 * What a piece of code is, as one letter: the class name of its token. The colours, light and
 * dark, are custom properties; the markup carries neither.
 */
const scopes = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'constant.other.symbol'],
  n: ['constant', 'support.constant', 'variable.language', 'keyword.other.unit'],
  k: ['keyword', 'storage', 'meta.import keyword', 'variable.language.this'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
  ],
  p: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.other.property',
  ],
  g: ['entity.name.tag', 'support.class.component'],
} as const;

type Role = keyof typeof scopes;

const roles = Object.keys(scopes) as Role[];

/** The colour that stands for a role while the highlighter runs; never shown. */
const stand = (index: number): string => `#${String(index).padStart(6, '0')}`;

const plain = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.template.expression',
  'string.unquoted.argument',
];

/** A Shiki theme whose colours are roles. */
const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: stand(0),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: stand(0) } },
    ...roles.map((role, index) => ({
      scope: [...scopes[role]],
      settings: { foreground: stand(index + 1) },
    })),
    { scope: plain, settings: { foreground: stand(0) } },
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: stand(roles.indexOf('k') + 1) },
    },
    {
      scope: ['punctuation.definition.string', 'punctuation.definition.comment'],
      settings: {},
    },
  ],
};

/** The role a highlighter's colour stands for; undefined for plain text. */
function roleOfColour(colour: string | undefined): Role | undefined {
  return roles[Number(colour?.slice(1) ?? 0) - 1];
}

let highlighter: Promise<HighlighterCore> | undefined;

/** Loaded on first use: reading the configuration must not cost all grammars. */
async function loadHighlighter(): Promise<HighlighterCore> {
  const [core, engine, ...grammars] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/tsx.mjs'),
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/shellscript.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/kotlin.mjs'),
    import('shiki/langs/swift.mjs'),
    import('shiki/langs/dart.mjs'),
    import('shiki/langs/python.mjs'),
    import('shiki/langs/java.mjs'),
    import('shiki/langs/go.mjs'),
    import('shiki/langs/php.mjs'),
    import('shiki/langs/vue.mjs'),
    import('shiki/langs/svelte.mjs'),
  ]);
  return core.createHighlighterCore({
    themes: [roleTheme],
    langs: grammars.map((grammar) => grammar.default),
    engine: engine.createJavaScriptRegexEngine(),
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** One line; neighbours of one role share one element, and white space joins what it follows. */
function renderLine(tokens: readonly ThemedToken[]): string {
  const runs: { role: string; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const role = roleOfColour(token.color) ?? '';
    if (last && (last.role === role || token.content.trim() === '')) last.text += token.content;
    else runs.push({ role, text: token.content });
  }
  return runs
    .map(({ role, text }) =>
      role && text.trim() ? `<span class=${role}>${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

async function renderCode(
  code: string,
  extension: string,
  markedLines: ReadonlySet<number>,
): Promise<string> {
  highlighter ??= loadHighlighter();
  const lines = (await highlighter).codeToTokensBase(code, {
    lang: languages[extension]?.grammar ?? 'text',
    theme: roleTheme.name,
    // Left alone it gives up on a line after half a second, which a busy machine takes to warm up.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens, index) => {
      const line = `${renderLine(tokens)}${index < lines.length - 1 ? '\n' : ''}`;
      return markedLines.has(index + 1) ? `<span class=l>${line}</span>` : line;
    })
    .join('');
}

/** Makes HTML of code in the language of a file extension, with lines marked by their numbers. */
export type Highlight = (
  code: string,
  extension: string,
  markedLines: ReadonlySet<number>,
) => Promise<string>;

// A build asks for each sample four times: for the browser and the server, in both languages.
const rendered = new Map<string, Promise<string>>();

/**
 * Code as HTML: an element with a one-letter class for each token that is not plain text, and an
 * element of class `l` around each marked line (numbered from 1), its line break included.
 */
export const highlight: Highlight = (code, extension, markedLines) => {
  const key = JSON.stringify([code, extension, ...markedLines]);
  const render = (): Promise<string> => renderCode(code, extension, markedLines);
  const isBuild = process.env.NODE_ENV === 'production';
  const html = rendered.get(key) ?? (isBuild ? keepHtml(key, render) : render());
  rendered.set(key, html);
  return html;
};
