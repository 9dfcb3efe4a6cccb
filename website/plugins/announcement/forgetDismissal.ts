/**
 * A script that forgets a dismissal meant for another announcement. The theme compares the ids only
 * after it has hidden the bar and hydrated, so on its first load a new bar would stay hidden; this
 * one runs in the head, before the theme's.
 */
export function forgetDismissal(id: string, namespace: string): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  const forget = `localStorage.getItem(${idKey})!==${JSON.stringify(id)}&&localStorage.removeItem(${dismissKey})`;
  return `try{${forget.replaceAll('<', '\\u003c')}}catch{}`;
}
