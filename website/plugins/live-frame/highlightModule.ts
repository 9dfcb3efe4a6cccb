import { readFileSync } from 'node:fs';
import { highlight } from '../samples/highlight';

/** A module that a frame runs, as readers see it beside what it does. */
export function highlightModule(file: string): Promise<string> {
  return highlight(readFileSync(file, 'utf8').trimEnd(), 'ts', new Set());
}
