import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listServedNames, servedPackages } from '../../sdk-files/servedFiles';

interface PackageFile {
  name: string;
  exports: Record<string, unknown>;
}

/** What is imported, installed or loaded by name: the packages, their entries, the files served. */
export function listPackageNames(): string[] {
  const entries = servedPackages.flatMap((folder) => {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { name, exports } = JSON.parse(text) as PackageFile;
    return [name, ...Object.keys(exports).map((entry) => path.posix.join(name, entry))];
  });
  return [...entries, ...listServedNames()];
}
