/** Fetches what stands below the field. Imported in one place only: the bundler makes a file for each. */
export const loadPane = () => import('./SearchPane');
