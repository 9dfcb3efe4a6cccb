const { app = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** The addresses of the files that the page was built with; the last two work without the app. */
export const pageFiles: string[] = app.split(' ');
