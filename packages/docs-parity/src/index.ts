export { checkPages, lintSite } from './checkPages';
export { pageChecksPlugin } from './docusaurusPlugin';
export { assertBold } from './literalBold';
export type { ParityOptions } from './options';
export { listSearchGroups, readGlossary, type Glossary } from './prose/glossary';
export {
  readMessagePassages,
  readPagePassages,
  readSourcePassages,
  readTextPassage,
  type Passage,
} from './prose/passages';
export { lintPassage } from './prose/rules';
export { readPages } from './readSite';
export { acceptPage, checkTranslations, listTranslations } from './translations';
