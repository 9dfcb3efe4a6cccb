import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleModule, evaluateModule } from './evaluateModule';
import { hashFiles } from 'docs-kit';
import { cacheFolder, relativeToRepository, repositoryFolder } from '../../config/paths';

let sources: string | undefined;

/** A comment that differs with what the packages' modules are made from; a build holds it still. */
function mark(): string {
  sources ??= hashFiles(repositoryFolder, ['packages/sdk/src', 'packages/agent/src']);
  return `// ${sources}\n`;
}

/** Bundles a module of a package unless that was done since its sources changed. */
export function bundleOnce(
  file: string,
  folder = path.join(cacheFolder, 'evaluated'),
  bundle = bundleModule,
): string {
  const kept = path.join(folder, `${relativeToRepository(file).replaceAll('/', '-')}.cjs`);
  try {
    const code = readFileSync(kept, 'utf8');
    if (code.startsWith(mark())) return code;
  } catch {
    mkdirSync(folder, { recursive: true });
  }
  const code = mark() + bundle(file);
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, code);
  // Whole at once, for another program may be about to read it.
  renameSync(draft, kept);
  return code;
}

/**
 * Evaluates a module of data of the SDK or the agent from its source. In a build it is bundled once:
 * each of its programs would start a bundler for each module.
 */
export function evaluateOfPackage<Exports>(file: string): Exports {
  const isBuilding = process.env.NODE_ENV === 'production';
  return evaluateModule<Exports>(file, isBuilding ? bundleOnce : bundleModule);
}
