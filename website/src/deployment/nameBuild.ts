/**
 * The name of the build that this page is of: the first file of its app. The bundler lists all
 * others in it, so it changes with each.
 */
export function nameBuild(): string {
  const starter = document.querySelector<HTMLElement>('script[data-app]');
  return starter?.dataset.app?.split(' ')[0] ?? '';
}
