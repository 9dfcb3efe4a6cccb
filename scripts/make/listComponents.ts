import { runNpm } from '../runProgram';
import { compileLess } from './compileLess';

/** Lists every component of the repository, in CycloneDX. Resolves with nothing when it cannot. */
export async function listComponents(): Promise<Buffer | undefined> {
  const output: Buffer[] = [];
  const parameters = ['sbom', '--silent', '--sbom-format=cyclonedx', '--package-lock-only'];
  const onOutput = (chunk: Buffer): unknown => output.push(chunk);
  const code = await runNpm(parameters, { onOutput }, compileLess);
  if (code === 0) return Buffer.concat(output);
  console.error(String(Buffer.concat(output)));
  return undefined;
}
