import type { Contract } from './buildContract';

/** One thing that is not as it was. */
export interface ContractChange {
  name: string;
  /** Undefined for what is new. */
  before?: string;
  /** Undefined for what is gone. */
  now?: string;
}

/** Tells what has changed between two contracts. */
export function compareContracts(before: Contract, now: Contract): ContractChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name, before: before[name], now: now[name] }));
}

/** Says a change in a line. */
export function describeChange({ name, before, now }: ContractChange): string {
  if (before === undefined) return `${name} is new: ${now}`;
  if (now === undefined) return `${name} is gone; it was ${before}`;
  return `${name} is now ${now}; it was ${before}`;
}
