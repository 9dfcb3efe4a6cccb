const themeKey = 'theme';
const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';
const queryPrefix = 'docusaurus-data-';

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Storage may be forbidden, and an address may ask for an attribute that cannot be.
  }
}

/**
 * Sets what a page is drawn by before anything is drawn: the colour, whether the announcement was
 * closed, and the attributes that an address asks for. It does what the theme's own script does, and
 * two things more: it forgets a colour nobody can have chosen, and the dismissal of another
 * announcement, which the theme compares only once the bar is hidden.
 */
export function setChoices(announcementId: string): void {
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
  theme = query.get('docusaurus-theme') || theme || 'light';
  set('theme', theme);
  set('theme-choice', theme);
  attempt(() => {
    for (const [name, value] of query) {
      if (name.startsWith(queryPrefix)) set(name.slice(queryPrefix.length), value);
    }
  });
  set('announcement-bar-initially-dismissed', isDismissed);
}
