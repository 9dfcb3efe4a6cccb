import { readFileSync } from 'node:fs';
import { buildContract, type Contract } from '../contract/buildContract';
import { compareContracts, describeChange } from '../contract/compareContracts';
import { contractFile, readContract } from '../contract/contractFile';
import type { Reference } from '../loadReference';
import { relativeToRepository } from '../../../config/paths';
import type { ReferenceProblem } from './Problem';

/** The pages were read against the contract the SDK and the agent keep today. */
export function checkContract(
  reference: Reference,
  recorded: Contract = readContract(),
): ReferenceProblem[] {
  const changes = compareContracts(recorded, buildContract(reference));
  const lines = changes.length > 0 ? readFileSync(contractFile, 'utf8').split('\n') : [];
  return changes.map((change) => {
    const key = `${JSON.stringify(change.name)}:`;
    const line = lines.findIndex((text) => text.trimStart().startsWith(key));
    const message = `${describeChange(change)}. If that is meant, read what pages say of it, then run "npm run reference:update".`;
    return { file: relativeToRepository(contractFile), line: Math.max(line, 0) + 1, message };
  });
}
