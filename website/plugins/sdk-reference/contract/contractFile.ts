import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { referenceFolder } from '../../../config/paths';
import type { Contract } from './buildContract';

export const contractFile = path.join(referenceFolder, 'contract.json');

/** Reads the contract that the pages were last read against. */
export function readContract(file = contractFile): Contract {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Contract) : {};
}

/** Writes down that the pages were read against this contract. */
export function writeContract(contract: Contract, file = contractFile): void {
  writeFileSync(file, `${JSON.stringify(contract, null, 2)}\n`);
}
