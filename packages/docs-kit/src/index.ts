export { cached } from './cached';
export { hashFiles } from './hashFiles';
export { localeOfPage, type Locale } from './locales';
export { elementWithProps, importOf, listNodes, literalAttribute, programOf } from './markdownTree';
export { didYouMean, nearNames } from './nearNames';
export { formatProblem, UnreadablePage, type Place, type Problem } from './problems';
