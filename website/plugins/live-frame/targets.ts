/** The oldest browsers that run what is served. */
export const targets = ['chrome111', 'firefox114', 'safari16.4'];
