/** Switches between light and dark, and keeps the choice where the app looks for it. */
export function switchColour(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.themeChoice = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {
    // Storage may be forbidden; the page has its colour all the same.
  }
}
