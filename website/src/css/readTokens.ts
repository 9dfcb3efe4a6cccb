export type Tokens = ReadonlyMap<string, string>;

function declarations(block: string): [string, string][] {
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ]);
}

/** The tokens of one mode as the browser resolves them: dark ones override light ones. */
export function readTokens(css: string, mode: 'light' | 'dark'): Tokens {
  const [light = '', dark = ''] = css.split("[data-theme='dark'] {");
  const tokens = new Map(declarations(light));
  if (mode === 'dark') {
    for (const [name, value] of declarations(dark.split('}')[0] ?? '')) tokens.set(name, value);
  }
  return tokens;
}

/** The color of a token, with `var()` resolved. */
export function colorOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? [];
  if (other) return colorOf(tokens, other);
  if (!value?.startsWith('#')) throw new Error(`--${name} is no color: ${value}`);
  return value;
}

/** The declarations of all colors, for a document without the stylesheet. */
export function declareColors(tokens: Tokens): string {
  const names = [...tokens.keys()].filter((name) => /^(?:color|hue)-/.test(name));
  return names.map((name) => `--${name}:${colorOf(tokens, name)}`).join(';');
}
