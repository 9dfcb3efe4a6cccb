/**
 * For programs that run for seconds and once: there, what the engine's optimizing compiler gains is
 * less than what it costs, a sixth of their processor time.
 */
export const compileLess = '--interrupt-budget=1000000';
