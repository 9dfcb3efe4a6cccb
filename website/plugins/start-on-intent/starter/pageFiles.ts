const { dataset } = document.currentScript as HTMLScriptElement;

/** The addresses of the files that the page was built with; the last two work without the app. */
export const pageFiles = (dataset.app as string).split(' ');
