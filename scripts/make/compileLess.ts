/**
 * What Node.js is given to optimize code much later than by itself. A build runs for seconds: what the
 * optimizing compiler gains there is less than what it costs, an eighth of the processor time.
 */
export const compileLess = '--interrupt-budget=600000';
