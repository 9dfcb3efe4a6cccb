import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEnvironment } from '../../scripts/make/buildEnvironment';
import { runProgram } from '../../scripts/runProgram';

/** What one build used of the machine. */
export interface Usage {
  wallMs: number;
  /** Of all its threads together. */
  processorMs: number;
  peakBytes: number;
}

const preload = fileURLToPath(new URL('reportUsage.mjs', import.meta.url));

/**
 * Builds both languages of the site in a copy of the repository.
 *
 * @throws when the build fails, with what it printed
 */
export async function buildOnce(copy: string): Promise<Usage> {
  const folder = join(copy, 'website');
  const docusaurus = createRequire(join(folder, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  const usage = join(copy, 'usage.json');
  const chunks: Buffer[] = [];
  const code = await runProgram(process.execPath, ['--import', preload, docusaurus, 'build'], {
    folder,
    environment: { ...buildEnvironment, USAGE: usage },
    onOutput: (chunk) => chunks.push(chunk),
  });
  if (code !== 0) throw new Error(String(Buffer.concat(chunks)));
  return JSON.parse(readFileSync(usage, 'utf8')) as Usage;
}
