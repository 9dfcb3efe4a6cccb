/** Switches between light and dark, and keeps the choice where the app looks for it. */
export function switchColour(): void {
  const { dataset } = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = dataset.themeChoice = mode;
  try {
    localStorage.theme = mode;
  } catch {
    // Storage may be forbidden; the page has its colour all the same.
  }
}
