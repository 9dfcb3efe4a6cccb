import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step: whoever reads it meanwhile has the old or the new one, whole. */
export function replaceFile(path: string, content: string): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
