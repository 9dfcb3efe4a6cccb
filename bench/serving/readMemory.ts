import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB, or NaN where the system does not tell. */
export function readMemory(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
  } catch {
    return NaN;
  }
}
