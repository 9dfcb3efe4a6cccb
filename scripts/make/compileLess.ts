/** A flag for the V8 of Node.js 20 alone: a later one may know no such flag, and ends with it. */
export const flagsFor = (version: string, flag = '--interrupt-budget=600000'): readonly string[] =>
  version.startsWith('20.') ? [flag] : [];

/**
 * What Node.js is given to optimize code much later than by itself. A build runs for seconds: what the
 * optimizing compiler gains there is less than what it costs, an eighth of the processor time.
 */
export const compileLess = flagsFor(process.versions.node);

/**
 * The same for WebAssembly, where a build runs little of it: a language draws its icons and the ground of
 * its cards by it, and optimizing what does took 0.7 s of the processor.
 */
export const compileWasmOnce = flagsFor(process.versions.node, '--liftoff-only');

/** Else a large module is parsed once more to learn whether it is an old one: that of TypeScript, 0.3 s. */
export const trustFormats = flagsFor(process.versions.node, '--no-experimental-detect-module');
