const themeKey = 'theme';
const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';
const queryPrefix = 'docusaurus-data-';

const systemMode = (): string =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Storage may be unavailable, and an address may ask for an invalid attribute.
  }
}

/**
 * Applies stored choices before the first paint: the color mode, whether the announcement was
 * dismissed, and attributes set by the address. Unlike the theme's own script, it discards a color
 * mode that cannot have been chosen, and the dismissal of another announcement, which the theme
 * compares only after hiding the bar.
 */
export function setChoices(announcementId: string, defaultMode: string): void {
  const set = (name: string, value: unknown): void =>
    document.documentElement.setAttribute(`data-${name}`, value as string);
  const query = new URLSearchParams(location.search);
  let theme: string | null = null;
  let isDismissed = false;
  attempt(() => {
    theme = localStorage.getItem(themeKey);
    if (!/^(light|dark|system)$/.test(theme ?? 'light')) {
      localStorage.removeItem(themeKey);
      theme = null;
    }
    if (localStorage.getItem(idKey) !== announcementId) localStorage.removeItem(dismissKey);
    isDismissed = localStorage.getItem(dismissKey) === 'true';
  });
  theme = query.get('docusaurus-theme') || theme || defaultMode;
  set('theme', defaultMode === 'system' && theme === 'system' ? systemMode() : theme);
  set('theme-choice', theme);
  attempt(() => {
    for (const [name, value] of query) {
      if (name.startsWith(queryPrefix)) set(name.slice(queryPrefix.length), value);
    }
  });
  set('announcement-bar-initially-dismissed', isDismissed);
}
