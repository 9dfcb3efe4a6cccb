// In a layer, so that a sample's own styles win over these.
const styles = `@layer room {
  body {
    margin: 0.75rem;
    font: 0.9375rem / 1.5 system-ui, sans-serif;
  }

  button,
  input,
  select,
  textarea {
    box-sizing: border-box;
    max-width: 100%;
    min-height: 2.75rem;
    margin: 0.125rem 0;
    border: 1px solid color-mix(in srgb, canvastext 50%, canvas);
    border-radius: 0.5rem;
    background: canvas;
    padding: 0.5rem 0.875rem;
    color: canvastext;
    font: inherit;
  }

  button {
    background: color-mix(in srgb, canvastext 6%, canvas);
    cursor: pointer;
    font-weight: 500;
  }

  button:active {
    background: color-mix(in srgb, canvastext 16%, canvas);
  }
}`;

/** Has what a sample shows without styles of its own look like the page around it, and fit a finger. */
export function dressRoom(): void {
  const mode = new URLSearchParams(location.hash.slice(1)).get('mode');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    mode === 'dark' ? `${styles} @layer room { :root { color-scheme: dark; } }` : styles,
  );
  document.adoptedStyleSheets.push(sheet);
}
