import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { keepHtml } from './keepHtml';
import { languages } from './languages';
import { roleOfColour, roleTheme } from './roles';

let highlighter: Promise<HighlighterCore> | undefined;

/** Loaded on first use: reading the configuration must not cost nine grammars. */
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
