/** The V8 of Node.js 22 and later knows no such flag, and ends with it. */
export const flagsFor = (version: string): readonly string[] =>
  version.startsWith('20.') ? ['--interrupt-budget=600000'] : [];

/**
 * What Node.js is given to optimize code much later than by itself. A build runs for seconds: what the
 * optimizing compiler gains there is less than what it costs, an eighth of the processor time.
 */
export const compileLess = flagsFor(process.versions.node);
