/** The files that the app of a page is made of, as the page names them; the first tells its build. */
export function listAppFiles(page: Document): string[] {
  return page.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
}
