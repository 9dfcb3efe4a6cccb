import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, hashFiles } from 'docs-kit';
import { root } from '../root';
import { runNpm } from '../runProgram';
import { Stop } from '../Stop';

/** What the list is made from. */
const inputs = ['', 'website/', 'packages/sdk/', 'packages/agent/'].map(
  (at) => `${at}package.json`,
);

async function askNpm(): Promise<Buffer> {
  const output: Buffer[] = [];
  const parameters = ['sbom', '--silent', '--sbom-format=cyclonedx', '--package-lock-only'];
  const onOutput = (chunk: Buffer): unknown => output.push(chunk);
  const code = await runNpm(parameters, { onOutput });
  const listed = Buffer.concat(output);
  if (code !== 0) throw new Stop(String(listed));
  return listed;
}

/**
 * Lists every component of the repository, in CycloneDX. The list is kept until one of them changes.
 *
 * @throws {Stop} with what npm says
 */
export function listComponents(
  folder = join(root, 'website/.cache/components'),
  list = askNpm,
): Promise<Buffer> {
  const hash = hashFiles(root, ['package-lock.json', ...inputs]);
  return cached(join(folder, `${hash}.json`), async () => {
    await rm(folder, { recursive: true, force: true });
    return list();
  });
}
