/** Fetches the search dialog. Imported in one place only: the bundler makes a file for each. */
export const loadDialog = () => import('@site/src/components/SearchDialog');
