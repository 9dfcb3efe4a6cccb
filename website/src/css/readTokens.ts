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

/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number];

function parse(hex: string): Color {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One color over another, like `color-mix(in srgb, over share, under)`. */
export function mix(over: string, under: string, share: number): string {
  const below = parse(under);
  const channels = parse(over).map((channel, index) =>
    Math.round(channel * share + (below[index] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The WCAG 2 contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parse(one)), luminance(parse(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The declarations of all colors, for a document without the stylesheet. */
export function declareColors(tokens: Tokens): string {
  const names = [...tokens.keys()].filter((name) => /^(?:color|hue)-/.test(name));
  return names.map((name) => `--${name}:${colorOf(tokens, name)}`).join(';');
}
