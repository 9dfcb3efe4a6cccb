/** Fetches the panel. Imported in one place only: the bundler makes a file for each. */
export const loadPanel = () => import('./AskPanel');
