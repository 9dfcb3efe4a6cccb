import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from 'static-host-rules';
import { colorOf, readTokens } from '../src/css/readTokens';

const tokensFile = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));
const colors = ['background', 'text', 'heading', 'accent', 'line'].map((name) => `color-${name}`);

/** An inline script or style of the offline page, with its hash for the content policy. */
interface Inline {
  text: string;
  hash: string;
}

/** The styles of that page, in the reader's color mode. */
export interface UnreadInlines {
  style: Inline;
  script: Inline;
}

const inline = (text: string): Inline => ({ text, hash: hashOf(text) });

// Storage may be unavailable: the page is light then, as the site is.
const script = 'try{document.documentElement.dataset.theme=localStorage.theme}catch{}';

/** Builds it from the site's tokens. */
export function makeUnreadInlines(): UnreadInlines {
  const css = readFileSync(tokensFile, 'utf8');
  const valuesIn = (mode: 'light' | 'dark'): string => {
    const tokens = readTokens(css, mode);
    return colors.map((name) => `--${name}:${colorOf(tokens, name)}`).join(';');
  };
  const font = readTokens(css, 'light').get('font-text');
  const style = [
    `:root{color-scheme:light;${valuesIn('light')}}`,
    `[data-theme=dark]{color-scheme:dark;${valuesIn('dark')}}`,
    `body{margin:0;background:var(--color-background);color:var(--color-text);font:1rem/1.7 ${font};word-break:keep-all;overflow-wrap:anywhere}`,
    'main{max-width:45rem;margin:auto;padding:12vh 1rem 4rem}',
    'h1,h2{color:var(--color-heading);line-height:1.3}h1{margin-top:0}h2{margin-top:2.5rem;font-size:1.1875rem}',
    'a{color:var(--color-accent)}ul{list-style:none;padding:0}',
    'li a{display:block;border-bottom:1px solid var(--color-line);padding:.625rem 0;text-decoration:none}li a:hover{text-decoration:underline}',
  ].join('');
  return { style: inline(style), script: inline(script) };
}
