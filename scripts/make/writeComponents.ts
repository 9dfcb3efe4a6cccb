import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { runNpm } from '../runProgram';

/** Writes the list of every component of the repository, in CycloneDX. Resolves with whether it could. */
export async function writeComponents(path: string): Promise<boolean> {
  const output: Buffer[] = [];
  const parameters = ['sbom', '--silent', '--sbom-format=cyclonedx', '--package-lock-only'];
  const code = await runNpm(parameters, { onOutput: (chunk) => output.push(chunk) });
  if (code === 0) writeFileSync(join(root, path), Buffer.concat(output));
  else console.error(String(Buffer.concat(output)));
  return code === 0;
}
