/** The oldest browsers that run what is served: what `browserslist` says, as esbuild says it. */
export const browserTargets = ['chrome111', 'firefox114', 'safari16.4'];
