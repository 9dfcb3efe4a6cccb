/** The addresses of the files that the page was built with; the last two work without the app. */
export const pageFiles = (
  (document.currentScript as HTMLScriptElement).dataset.app as string
).split(' ');
