export { checkPages, lintSite } from './checkPages';
export { pageChecksPlugin, translationsPlugin, type StalePages } from './docusaurusPlugin';
export type { ParityOptions } from './options';
export { listSidebarPages } from './rules/site';
export { listSearchGroups, readGlossary, type Glossary } from './prose/glossary';
export {
  acceptPage,
  checkTranslations,
  declareBehind,
  listTranslations,
  setSource,
} from './translations';
