import { faults, isFaultName, type FaultName } from './faults.js';

/**
 * Reads names of faults.
 * @throws {TypeError} for a name there is not
 */
export function readFaults(names: Iterable<FaultName> = []): FaultName[] {
  return Array.from(names, (name) => {
    if (isFaultName(name)) return name;
    const known = Object.keys(faults).join(', ');
    throw new TypeError(`There is no fault "${String(name)}". There are: ${known}.`);
  });
}
