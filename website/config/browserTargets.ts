/** The oldest supported browsers: `browserslist` as esbuild targets. */
export const browserTargets = ['chrome111', 'firefox114', 'safari16.4'];
