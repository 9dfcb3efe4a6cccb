export { cached } from './cached';
export { hashFiles } from './hashFiles';
export { localeNames, localeOfPage, otherLocale, type Locale } from './locales';
export {
  elementWithProps,
  importOf,
  listNodes,
  literalAttribute,
  placeOf,
  programOf,
} from './markdownTree';
export { didYouMean, nearNames } from './nearNames';
export {
  formatProblem,
  relativeToRoot,
  UnreadablePage,
  type Place,
  type Problem,
} from './problems';
