/** The declarations of the site's colors, which the build sets. */
declare const siteColors: Record<'light' | 'dark', string>;

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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@layer base { :root { color-scheme: ${mode}; ${siteColors[mode]} } ${rules} }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
