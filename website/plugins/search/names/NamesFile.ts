/** Where the names of a language's pages are, below its root; only an evaluation reads them there. */
export const namesFile = 'search/names.json';

/** What readers call the sections of pages, in the order in which they stand, by the page's file. */
export type NamesFile = Record<string, string[]>;

/** The names in a page of HTML, as `<AlsoCalled />` writes them. */
export const namesInHtml = / data-also-called(?:=(?:"([^"]*)"|([^\s>]+)))?(?=[\s>])/g;
