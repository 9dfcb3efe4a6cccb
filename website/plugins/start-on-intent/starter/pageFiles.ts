/** The addresses of the files that the page was built with; the last one works without the app. */
export const pageFiles = (
  (document.currentScript as HTMLScriptElement).dataset.app as string
).split(' ');

/** Those of them that the app consists of, taken off as they are loaded. */
export const appFiles = [...pageFiles];

/** What loads a page anew where a file of its app is gone. */
export const leaver = appFiles.pop() as string;
