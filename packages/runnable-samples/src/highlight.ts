import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cached, hashFiles } from 'docs-kit';
import type { HighlighterCore, ThemedToken, ThemeRegistrationRaw } from 'shiki/core';
import { languages } from './languages';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const load = createRequire(import.meta.url) as (name: string) => { version: string };

let highlighterHash: string | undefined;

/** Differs with everything that affects highlighting. */
function hashHighlighter(): string {
  highlighterHash ??= `${hashFiles(ownFolder, ['.'])} ${load('shiki/package.json').version}`;
  return highlighterHash;
}

/**
 * Caches the result of `render` on disk, so that the grammars are loaded only once for all
 * processes of a build, and for later builds.
 */
export async function cacheHtml(
  key: string,
  render: () => Promise<string>,
  folder: string,
): Promise<string> {
  const name = createHash('sha256')
    .update(hashHighlighter())
    .update(key)
    .digest('hex')
    .slice(0, 32);
  return String(await cached(path.join(folder, `${name}.html`), render));
}

/**
 * The kind of a token as one letter: its class name. The light and dark colors are custom
 * properties; the markup contains neither.
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

/** The placeholder color of a kind while the highlighter runs; never shown. */
const placeholderColor = (index: number): string => `#${String(index).padStart(6, '0')}`;

const plain = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.template.expression',
  'string.unquoted.argument',
];

/** A Shiki theme with placeholder colors. */
const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: placeholderColor(0),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: placeholderColor(0) } },
    ...roles.map((role, index) => ({
      scope: [...scopes[role]],
      settings: { foreground: placeholderColor(index + 1) },
    })),
    { scope: plain, settings: { foreground: placeholderColor(0) } },
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: placeholderColor(roles.indexOf('k') + 1) },
    },
    {
      scope: ['punctuation.definition.string', 'punctuation.definition.comment'],
      settings: {},
    },
  ],
};

/** The kind of a placeholder color; undefined for plain text. */
function roleOfColor(color: string | undefined): Role | undefined {
  return roles[Number(color?.slice(1) ?? 0) - 1];
}

let highlighter: Promise<HighlighterCore> | undefined;

/** Loaded on first use: reading the configuration should not load all grammars. */
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

/**
 * One line; adjacent tokens of a kind share an element, and white space joins the following one.
 */
function renderLine(tokens: readonly ThemedToken[]): string {
  const runs: { role: string; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const role = roleOfColor(token.color) ?? '';
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
    // The default is to give up on a line after half a second, which a busy machine needs to warm
    // up.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens, index) => {
      const line = `${renderLine(tokens)}${index < lines.length - 1 ? '\n' : ''}`;
      return markedLines.has(index + 1) ? `<span class=l>${line}</span>` : line;
    })
    .join('');
}

/** Highlights code by file extension, with lines marked by number. */
export type Highlight = (
  code: string,
  extension: string,
  markedLines: ReadonlySet<number>,
) => Promise<string>;

/**
 * Code as HTML: an element with a one-letter class for each token that is not plain text, and an
 * element of class `l` around each marked line (numbered from 1), including its line break.
 *
 * @param cacheFolder - Caches what production builds highlight.
 */
export function createHighlight(cacheFolder: string): Highlight {
  // A build asks for each sample four times: for browser and server, in both languages.
  const rendered = new Map<string, Promise<string>>();
  return (code, extension, markedLines) => {
    const key = JSON.stringify([code, extension, ...markedLines]);
    const render = (): Promise<string> => renderCode(code, extension, markedLines);
    const isBuild = process.env.NODE_ENV === 'production';
    const folder = path.join(cacheFolder, 'highlighted');
    const html = rendered.get(key) ?? (isBuild ? cacheHtml(key, render, folder) : render());
    rendered.set(key, html);
    return html;
  };
}
