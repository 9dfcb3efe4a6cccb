export { cached, hashFiles, listPages, type PageFile, readManifest } from './files';
export { localeNames, localeOfPage, otherLocale, type Locale } from './locales';
export {
  elementWithProps,
  importOf,
  listNodes,
  literalAttribute,
  positionOf,
  programOf,
} from './markdownTree';
export { didYouMean, nearNames } from './nearNames';
export { formatProblem, relativeToRoot, type Position, type Problem } from './problems';
