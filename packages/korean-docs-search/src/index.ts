export { bundleWorker } from './bundleWorker';
export { SearchEngine, type SearchOptions } from './engine/SearchEngine';
export type { Answer, Excerpt, PageAnswer, Piece, SectionAnswer } from './engine/protocol';
export { writeIndex, type IndexOptions } from './indexing/writeIndex';
export { newSection, type Page, type Section } from './pages/page';
export { readHtml } from './pages/readHtml';
export { readMarkdown } from './pages/readMarkdown';
export { readFolder, readSite, resolveLinks } from './pages/readPages';
export { addSearchNames } from './pages/searchNames';
