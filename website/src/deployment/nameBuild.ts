/** The files that the app of a page is made of, as the page names them; the first tells its build. */
function listAppFiles(page: Document): string[] {
  return page.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
}

/**
 * The name of the build that this page is of: the first file of its app. The bundler lists all
 * others in it, so it changes with each.
 */
export function nameBuild(): string {
  return listAppFiles(document)[0] ?? '';
}
