/** The colors of the surrounding page, by token; a test compares them. */
export const palette = {
  light: {
    'color-background': '#fff',
    'color-surface': '#f6f7f9',
    'color-line': '#dfe3e8',
    'color-line-strong': '#7f8a96',
    'color-text': '#1f262d',
    'color-muted': '#525e6b',
    'color-accent': '#0a6866',
    'color-accent-strong': '#064a49',
    'color-accent-soft': '#e3f2f0',
    'color-on-accent': '#fff',
    'hue-red': '#b3202c',
  },
  dark: {
    'color-background': '#0e1216',
    'color-surface': '#15191f',
    'color-line': '#2c333d',
    'color-line-strong': '#78838f',
    'color-text': '#dfe4e9',
    'color-muted': '#a2adb9',
    'color-accent': '#66d1c6',
    'color-accent-strong': '#98e6dd',
    'color-accent-soft': '#15302e',
    'color-on-accent': '#06201e',
    'hue-red': '#ff8a8a',
  },
} as const;

// In a cascade layer, so that a sample's own styles take precedence.
const rules = `
  body {
    margin: 1rem;
    background: var(--color-background);
    color: var(--color-text);
    font: 0.9375rem / 1.55 Pretendard, system-ui, sans-serif;
    overflow-wrap: anywhere;
  }

  h1, h2, p, ol, ul, form {
    margin-block: 0 0.75rem;
  }

  h1, h2 {
    font-size: 1.0625rem;
  }

  :is(p, ol, ul):empty {
    display: none;
  }

  body > :last-child, form > :last-child {
    margin-bottom: 0;
  }

  ol, ul {
    display: grid;
    gap: 0.375rem;
    padding: 0;
    list-style: none;
  }

  li {
    width: fit-content;
    border-radius: 0.875rem;
    background: var(--color-accent-soft);
    padding: 0.4rem 0.8rem;
  }

  output {
    display: inline-block;
    border: 1px solid var(--color-line);
    border-radius: 1rem;
    background: var(--color-surface);
    padding: 0 0.6rem;
    color: var(--color-muted);
    font-size: 0.8125rem;
  }

  [role='alert'] {
    color: var(--hue-red);
  }

  a {
    color: var(--color-accent);
  }

  button, input, select, textarea {
    box-sizing: border-box;
    max-width: 100%;
    min-height: 2.75rem;
    margin: 0.125rem 0.25rem 0.125rem 0;
    border: 1px solid var(--color-line-strong);
    border-radius: 0.5rem;
    background: var(--color-background);
    padding: 0.5rem 0.875rem;
    color: inherit;
    font: inherit;
  }

  button {
    cursor: pointer;
    font-weight: 600;
  }

  button:hover {
    border-color: currentcolor;
  }

  button:not([type='button'], [type='reset']) {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  button:not([type='button'], [type='reset']):is(:hover, :active) {
    background: var(--color-accent-strong);
  }

  button[type='button']:active {
    background: var(--color-accent-soft);
  }

  button:disabled {
    cursor: default;
    opacity: 0.55;
  }

  [hidden] {
    display: none;
  }

  :focus-visible {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  meter, progress {
    width: 10rem;
    max-width: 100%;
    height: 0.5rem;
    accent-color: var(--color-accent);
    vertical-align: middle;
  }
`;

/**
 * Base styles, so that samples without their own resemble the surrounding page and have large touch
 * targets.
 */
export function applyStyles(): void {
  const isDark = new URLSearchParams(location.hash.slice(1)).get('mode') === 'dark';
  const mode = isDark ? 'dark' : 'light';
  const colors = Object.entries(palette[mode]).map(([name, color]) => `--${name}: ${color};`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@layer base { :root { color-scheme: ${mode}; ${colors.join(' ')} } ${rules} }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
