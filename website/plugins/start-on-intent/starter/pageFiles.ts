/** The addresses of the files that the page was built with; the last two work without the app. */
export const pageFiles = (
  (document.currentScript as HTMLScriptElement).dataset.app as string
).split(' ');

/** Those of them that the app waits for, taken off as they are loaded. */
export const appFiles = [...pageFiles];

/** What turns a page into the next one. */
export const turner = appFiles.pop() as string;

/** What loads a page anew where a file of its app is gone. */
export const leaver = appFiles.pop() as string;
