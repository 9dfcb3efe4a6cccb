import { lstatSync, lutimesSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** When no file is written: clocks are set back, but not as far. */
const old = new Date(0);

/** Marks every file of a folder as old, until something writes it. */
export function markOld(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isDirectory()) lutimesSync(join(entry.parentPath, entry.name), old, old);
}

/** Removes the files of a folder that are still old, but for those of some names, and folders left empty. */
export function removeOld(folder: string, kept = /^$/): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) removeOld(place, kept);
    else if (!kept.test(entry.name) && lstatSync(place).mtimeMs === old.getTime()) rmSync(place);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
