export { checkPages, lintSite } from './checkPages';
export { pageChecksPlugin } from './docusaurusPlugin';
export type { ParityOptions } from './options';
export { listSidebarPages } from './rules/site';
export { listSearchGroups, readGlossary, type Glossary } from './prose/glossary';
export { acceptPage, checkTranslations, listTranslations } from './translations';
